"""What the command settings says."""

from __future__ import annotations

SETTINGS: dict[str, tuple[str, str, str]] = {
    "setting": ("Setting", "Настройка", "设置"),
    "value": ("Value", "Значение", "值"),
    "from": ("From", "Откуда", "来源"),
    "default": ("default", "по умолчанию", "默认"),
    "looked": (
        "Settings files, the last beats the first:",
        "Файлы настроек, последний важнее:",
        "设置文件，后者优先：",
    ),
    "there": ("{name}", "{name}", "{name}"),
    "not_there": ("{name} (not there)", "{name} (нет)", "{name}（不存在）"),
    "taken": ("from {file}: {names}", "задано в {file}: {names}", "依据 {file}：{names}"),
}
