"""What an operating system refuses, in words; the English is what systems say themselves."""

from __future__ import annotations

SYSTEM: dict[str, tuple[str, str, str]] = {
    "system.missing": ("No such file or directory", "такого файла или папки нет", "没有这个文件或文件夹"),
    "system.denied": ("Permission denied", "нет прав доступа", "没有访问权限"),
    "system.folder": ("Is a directory", "это папка", "这是一个文件夹"),
    "system.no_folder": ("Not a directory", "это не папка", "这不是文件夹"),
    "system.full": ("No space left on device", "на диске не осталось места", "磁盘已满"),
    "system.read_only": ("Read-only file system", "диск только для чтения", "文件系统为只读"),
    "system.long_name": ("File name too long", "имя файла слишком длинное", "文件名过长"),
    "system.busy": ("Device or resource busy", "файл занят другой программой", "文件正被其他程序占用"),
    "system.invalid": ("Invalid argument", "недопустимое имя файла", "文件名无效"),
    "system.failed": ("Input/output error", "ошибка ввода-вывода", "输入输出错误"),
}
