"""Why the machine could not read or write a file, in our words: those of the system are in one language, often not the user's."""

import errno

from core.text import Text


def said(error: OSError) -> Text:
    """Return why a file cannot be used; what has no words here by its number.

    >>> said(FileNotFoundError(errno.ENOENT, "No such file or directory")).zh
    '没有这个文件或文件夹'
    """
    return _SAID.get(error.errno or 0) or _OTHER.fill(name=errno.errorcode.get(error.errno or 0, "?"))


_SAID = {
    errno.ENOENT: Text("没有这个文件或文件夹", "there is no such file or folder"),
    errno.EACCES: Text("没有权限", "not permitted"),
    errno.EPERM: Text("没有权限", "not permitted"),
    errno.EISDIR: Text("这是文件夹", "it is a folder"),
    errno.ENOTDIR: Text("路径中有一段不是文件夹", "a part of its path is no folder"),
    errno.EEXIST: Text("已经存在", "it is there already"),
    errno.ENAMETOOLONG: Text("文件名太长", "its name is too long"),
    errno.EROFS: Text("此处只能读取", "it lies where nothing can be written"),
    errno.ENOSPC: Text("磁盘已满", "the disk is full"),
    errno.EDQUOT: Text("磁盘配额已满", "the quota of the disk is used up"),
    errno.EFBIG: Text("文件太大", "the file is too large"),
    errno.EBUSY: Text("正被占用", "it is in use"),
    errno.ETXTBSY: Text("正被占用", "it is in use"),
    errno.EIO: Text("设备读写出错", "the device does not work"),
    errno.EBADF: Text("已经关闭", "it is closed"),
    errno.EMFILE: Text("打开的文件太多", "too many files are open"),
    errno.ENFILE: Text("打开的文件太多", "too many files are open"),
    errno.ELOOP: Text("链接绕成了圈", "its links lead in a circle"),
    errno.EINVAL: Text("文件名不能用", "its name cannot be used"),
    errno.ENOMEM: Text("内存不够", "there is not enough memory"),
}
_OTHER = Text("系统错误 {name}", "error {name} of the system")
