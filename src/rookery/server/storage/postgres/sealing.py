"""The key of a database."""

from pathlib import Path

from rookery.server.storage import StorageError
from rookery.server.storage.keys import CHECK, FORM, NEWEST, key_for
from rookery.server.storage.postgres.connection import Connection
from rookery.server.storage.secret_box import SecretBox, WrongKeyError, key_file


async def unlock(connection: Connection, data: Path) -> SecretBox:
    """Return the box for the secrets of this database; make a key for a new one. Raise WrongKeyError if the key is missing or wrong."""
    find = "select convert_from(value, 'UTF8') from setting where name = $1"
    new = await connection.fetchval(find, CHECK) is None
    try:
        data.parent.mkdir(parents=True, exist_ok=True)
        box = SecretBox(key_for(data, new=new))
    except OSError as error:
        raise StorageError(str(error)) from error
    for setting in ((CHECK, box.check), (FORM, NEWEST)):
        await connection.execute("insert into setting values ($1, convert_to($2, 'UTF8')) on conflict do nothing", *setting)
    if await connection.fetchval(find, CHECK) != box.check:
        raise WrongKeyError(str(key_file(data)))
    return box
