"""What is said at a 升级 table: its opening, and what every table of this kind says (`core.trumps.messages`)."""

from core.messages import Opened
from core.people import About, Source
from core.shengji.options import Options
from core.trumps import messages as table


class MatchOpened(Opened, frozen=True, tag="shengji.match_opened"):
    """A table is opened: who sits where, under which readings of the law.

    `deals` is how many deals the match has, where `match_end` is `deals` and the organiser has said so. `preset` is the hash of
    an organiser's file, where exactly its options hold.
    """

    players: tuple[str, str, str, str]  # person ids
    options: Options
    minutes: int | None = None
    about: About = About()
    source: Source = Source()
    preset: str | None = None
    preset_name: str | None = None  # what the organiser calls the file, as a salted hash
    deals: int | None = None


Act = MatchOpened | table.Act | table.Insured
Event = Act | table.Result
