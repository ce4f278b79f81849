"""The rules' own source becomes machine code of a GPU; the toolkit is enough for this, no GPU is needed."""

from collections.abc import Callable
from types import SimpleNamespace
from typing import Any

import pytest

pytest.importorskip("numba_cuda", reason="numba-cuda is not installed (extra gpu)")

from utopia.batch.gpu.compiling import compilable, signature_of_begin, signature_of_play
from utopia.batch.gpu.kernels import begin_games, play_games
from utopia.batch.gpu.toolkit import config, cuda

pytestmark = [
    pytest.mark.full,
    pytest.mark.skipif(bool(config.ENABLE_CUDASIM), reason="the simulator compiles nothing"),
]
HOPPER = (9, 0)
KERNELS: dict[str, tuple[Callable[..., None], Any]] = {
    "begin": (begin_games, signature_of_begin()),
    "play by columns": (play_games, signature_of_play(columns=True)),
    "play by rows": (play_games, signature_of_play(columns=False)),
}


@pytest.fixture(autouse=True)
def _any_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """Functions called by a kernel are compiled for the GPU in use; a name for one will do."""
    monkeypatch.setattr("numba.cuda.dispatcher.get_current_device", lambda: SimpleNamespace(compute_capability=HOPPER))


@pytest.mark.parametrize("name", KERNELS)
def test_the_rules_become_machine_code_without_spills(name: str) -> None:
    kernel, signature = KERNELS[name]
    with compilable(kernel):
        assembler, _ = cuda.compile_ptx(kernel, signature, cc=HOPPER)
    assert ".target sm_90" in assembler
    code, report = linked(assembler)
    assert len(code) > 10_000
    assert "0 bytes stack frame, 0 bytes spill stores, 0 bytes spill loads" in report


def linked(assembler: str) -> tuple[bytes, str]:
    core: Any = pytest.importorskip("cuda.core", reason="nothing to link with")
    options = core.LinkerOptions(arch="sm_90", ptxas_options=["-v"])
    linker = core.Linker(core.ObjectCode.from_ptx(assembler.encode()), options=options)
    return linker.link("cubin").code, linker.get_info_log()
