"""A server that mails, as for accounts."""

from tests.server.http.accounts.conftest import box, mailing

__all__ = ["box", "mailing"]
