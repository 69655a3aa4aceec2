"""When a number of cards is to be announced (GC2.8), under the options `count_report` and `concealed_count`."""

from core.guandan.options import Options

THRESHOLD: dict[str, int] = {"at_ten": 10, "at_seven": 7, "at_six": 6}


def threshold(options: Options) -> int:
    """Return the number of cards at which a hand is to be announced unasked; 0: never.

    >>> from core.guandan.options import DEFAULTS
    >>> threshold(DEFAULTS)
    0
    """
    return THRESHOLD.get(options.count_report, 0)


def falls_due(before: int, now: int, said: bool, options: Options) -> bool:
    """Say whether a hand that goes from one number of cards to another is to be announced: it falls to the threshold or below.

    A hand that is empty announces nothing; under `once_per_hand` one that has announced does so no more.
    """
    most = threshold(options)
    if options.concealed_count == "once_per_hand" and said:
        return False
    return 0 < now <= most < before


def must_answer(left: int, options: Options) -> bool:
    """Say whether a seat with so many cards has to answer a question for the number."""
    if options.concealed_count != "not_in_time" or not left:
        return False
    return options.count_report == "on_request" or (options.count_report == "at_ten" and left <= threshold(options))


def may_be_due(left: int, said: bool, options: Options) -> bool:
    """Say whether a hand of so many cards is one whose number is announced unasked, and still may have to be."""
    return 0 < left <= threshold(options) and not (said and options.concealed_count == "once_per_hand")
