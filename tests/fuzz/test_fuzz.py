"""A hundred thousand damaged files and questions: nothing raises, nothing hangs. `make fuzz` goes on with others."""

import pytest

from tests.fuzz.mutate import Inputs
from tests.fuzz.run import check

SEED = 20_260_101
CHUNKS, CHUNK = 20, 5_000


@pytest.mark.parametrize("chunk", range(CHUNKS))
def test_damaged_input_is_read_as_far_as_it_goes(chunk: int) -> None:
    inputs = Inputs(SEED)
    for index in range(chunk * CHUNK, (chunk + 1) * CHUNK):
        data = inputs[index]
        try:
            check(data, index)
        except Exception as error:
            error.add_note(f"input {index} of seed {SEED} (python -m tests.fuzz --seed {SEED} --index {index}): {data[:200]!r}")
            raise


def test_the_same_seed_and_index_give_the_same_input() -> None:
    once, again = Inputs(1), Inputs(1)
    assert [once[n] for n in range(50)] == [again[n] for n in range(50)]
    assert len({once[n] for n in range(50)}) > 40
