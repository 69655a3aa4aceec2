"""One thing that a record lacks, as the checks of 升级 say it."""

from functools import partial

from core.saying import lacks as lacks_in

lacks = partial(lacks_in, "shengji")
