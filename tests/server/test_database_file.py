"""The SQLite file of a server: one server has it, and nobody else may read it."""

from pathlib import Path

from tests.server.database_contents import wait_until
from tests.server.running_server import Server, levada, serving, sqlite


def modes(directory: Path) -> dict[str, int]:
    files = [file for file in directory.iterdir() if file.name.startswith("tables.db")]
    return {file.name: file.stat().st_mode & 0o777 for file in files}


def test_a_second_server_on_the_same_file_is_refused(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), tmp_path / "log") as first:
        (tmp_path / "elsewhere").symlink_to(tmp_path)
        second = levada("serve", "--port", "0", LEVADA_DATABASE=sqlite(tmp_path / "elsewhere"))
        assert second.returncode == 2
        assert second.stderr.count("\n") == 1
        assert first.process is not None
        who = f"process {first.process.pid} at http://localhost:{first.port}"
        assert f"has a server already: {who}" in second.stderr
        assert levada("admin", "list", LEVADA_DATABASE=sqlite(tmp_path)).returncode == 0
        first.wait("/readyz")


def test_a_server_that_was_killed_leaves_the_file_free(tmp_path: Path) -> None:
    server = Server(sqlite(tmp_path), tmp_path / "log")
    server.start("/healthz")
    server.kill()
    server.start("/healthz")
    assert server.stop() == 0


def test_only_its_owner_may_read_it(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        names = {"tables.db", "tables.db-wal", "tables.db-shm"}
        wait_until(lambda: names <= modes(tmp_path).keys())
        assert set(modes(tmp_path).values()) == {0o600}
        assert "could be read by others" not in server.log.read_text()


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    with serving(sqlite(tmp_path), tmp_path / "log") as server:
        server.kill()
        for name in ("tables.db", "tables.db-wal", "tables.db-shm"):
            (tmp_path / name).chmod(0o644)
        server.start("/healthz")
        assert set(modes(tmp_path).values()) == {0o600}
        assert "could be read by others" in server.log.read_text()
