"""A push service in a thread of its own, for servers and browsers that really run."""

import contextlib
import threading
from collections.abc import Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

from tests.server.notifications.receiving import Request


class PushService(ThreadingHTTPServer):
    """Keeps what it is sent."""

    daemon_threads = True

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Taking)
        self.got: list[Request] = []
        self.came = threading.Semaphore(0)

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.server_address[1]}/push"

    def topics(self) -> list[str]:
        """What has been told of, in the order in which it came."""
        return [request.headers["topic"] for request in self.got]


class _Taking(BaseHTTPRequestHandler):
    server: PushService

    def do_POST(self) -> None:
        headers = {name.lower(): value for name, value in self.headers.items()}
        self.server.got.append(Request(self.path, headers, self.rfile.read(int(headers["content-length"]))))
        self.send_response(201)
        self.send_header("content-length", "0")
        self.end_headers()
        self.server.came.release()

    def log_message(self, *_: object) -> None:
        pass


@contextlib.contextmanager
def pushing() -> Iterator[PushService]:
    """While the block lasts."""
    with PushService() as service:
        thread = threading.Thread(target=service.serve_forever)
        thread.start()
        try:
            yield service
        finally:
            service.shutdown()
            thread.join()
