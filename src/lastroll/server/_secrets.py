"""Secrets derived from the service's key: of dice, tickets, tokens and addresses."""

from __future__ import annotations

import hashlib
import hmac
import secrets
from base64 import urlsafe_b64encode
from functools import lru_cache

from lastroll.server._refusals import Unprocessable


class Secrets:
    """Derives secrets from a key, so that none but the key has to be stored."""

    def __init__(self, key: bytes) -> None:
        """Use the key of the service."""
        self._key = key

    def dice_secret(self, table: str) -> bytes:
        """Return the secret of a table's dice: its id fixes it before anybody sits down."""
        return hmac.digest(self._key, b"dice|" + table.encode(), "sha256")

    def ticket(self, table: str) -> str:
        """Return the ticket of a table that has yet to be made."""
        return f"{table}.{self._signature(table)}"

    def table_of_ticket(self, ticket: str) -> str:
        """Return the id of a ticket's table; raise `Unprocessable` if the ticket is forged."""
        table, _, signature = ticket.partition(".")
        if not hmac.compare_digest(signature.encode(), self._signature(table).encode()):
            raise Unprocessable("ticket", "this ticket was not made here").at("ticket")
        return table

    def new_token(self, table: str, key: str | None) -> str:
        """Return a token for a seat; a repeated key yields the same token."""
        if key is None:
            return secrets.token_urlsafe(24)
        digest = hmac.digest(self._key, f"token|{table}|{key}".encode(), "sha256")
        return urlsafe_b64encode(digest[:24]).decode()

    def origin_of(self, client: str) -> str:
        """Return a keyed hash of a client's address, from which it cannot be computed."""
        if not client:
            return ""
        return hmac.digest(self._key, b"origin|" + client.encode(), "sha256").hex()[:20]

    def _signature(self, table: str) -> str:
        return hmac.digest(self._key, b"ticket|" + table.encode(), "sha256").hex()[:20]


def ticket_used() -> Unprocessable:
    """Return the refusal of a ticket with which a table was made."""
    return Unprocessable("ticket-used", "a table was made with this ticket already").at("ticket")


@lru_cache(maxsize=1 << 14)
def hash_token(token: str) -> str:
    """Return the stored hash of a token. Tokens are long and random: one round is enough."""
    return hashlib.sha256(token.encode()).hexdigest()[:40]
