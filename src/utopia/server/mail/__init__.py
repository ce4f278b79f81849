"""Sending mail: its content, the relay that takes it, and valid addresses.

``Mailer(relay).send(Mail(to, subject, text))`` returns when the relay has taken the mail, or raises MailError. Nothing
is stored here: a caller that must not lose a mail tries again.
"""

from utopia.server.mail.addresses import AddressError, checked_address, masked
from utopia.server.mail.mailer import Mail, Mailer, MailError
from utopia.server.mail.relay import MailSettingError, Relay, relay_from_environment

__all__ = [
    "AddressError",
    "Mail",
    "MailError",
    "MailSettingError",
    "Mailer",
    "Relay",
    "checked_address",
    "masked",
    "relay_from_environment",
]
