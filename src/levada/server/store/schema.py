"""The tables of the database."""

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Float,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    Text,
    UniqueConstraint,
    text,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "pk": "pk_%(table_name)s",
    }
)

Id = String(32)
RowNumber = BigInteger().with_variant(Integer, "sqlite")  # SQLite numbers rows only in INTEGER

HAS_DUE = text("due IS NOT NULL")

tables = Table(
    "tables",
    metadata,
    Column("id", Id, primary_key=True),
    Column("version", Integer, nullable=False, doc="how many entries its logbook has"),
    Column("state", String(8), nullable=False, doc="open, running or over"),
    Column("game", String(16), nullable=False),
    Column("agreement", Text, nullable=False, doc="what its maker chose"),
    Column("room", Text, nullable=False, doc="who sits where, clocks and votes"),
    Column("result", JSON),
    Column("to_act", Integer, nullable=False, doc="the seats whose move it is, as a mask"),
    Column("due", Float, doc="when, on the server's clock, it has to see to the table itself"),
    Column("listed", Boolean, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
# Partial: a move at a table that nobody is to find, and that waits for a person, touches neither.
Index("ix_tables_due", tables.c.due, sqlite_where=HAS_DUE, postgresql_where=HAS_DUE)
Index(
    "ix_tables_listed",
    tables.c.state,
    tables.c.touched,
    sqlite_where=text("listed = 1"),
    postgresql_where=text("listed"),
)

deals = Table(
    "deals",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("deal", LargeBinary, nullable=False, doc="set-up, salt and hash"),
)

entries = Table(
    "entries",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("version", Integer, primary_key=True, autoincrement=False, doc="in order of arrival"),
    Column("number", Integer, doc="of a move: the number it was sent with; else none"),
    Column("seat", Integer),
    Column("words", String(100), nullable=False, doc="a move, or what else happened"),
    Column("key", String(64), doc="by which the sender knows the move again"),
    Column("by", String(16), doc="the level of the bot that moved, if one did"),
    Column("at", Float, nullable=False),
    UniqueConstraint("table_id", "number"),
    sqlite_with_rowid=False,
)

players = Table(
    "players",
    metadata,
    Column("id", Id, primary_key=True),
    Column("name", String(24), nullable=False, doc="what they called themselves last"),
    Column("created", Float, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("id", RowNumber, primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("fingerprint", String(64), nullable=False, unique=True, doc="of its secret"),
    Column("label", String(64), nullable=False, doc="browser and system, in plain words"),
    Column("created", Float, nullable=False),
    Column("seen", Float, nullable=False, doc="the day it was last here"),
)

accounts = Table(
    "accounts",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(24), nullable=False, doc="public"),
    Column("folded", String(100), nullable=False, unique=True, doc="the same for look-alikes"),
    Column("kind", String(8), nullable=False, doc="person or program"),
    Column("owner_id", ForeignKey("players.id", ondelete="CASCADE"), index=True),
    Column("created", Float, nullable=False),
    Column("renamed", Float, doc="when its holder last chose another name"),
    Column("closed", Float, doc="when the operator closed it"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", RowNumber, primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("credential", LargeBinary, nullable=False, unique=True, doc="its id at the browser"),
    Column("site", String(253), nullable=False, doc="the host for which it was made"),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", BigInteger, nullable=False),
    Column("label", String(64), nullable=False, doc="where it was made"),
    Column("created", Float, nullable=False),
    Column("used", Float, nullable=False, doc="the day it was last used"),
)

challenges = Table(
    "challenges",
    metadata,
    Column("challenge", String(64), primary_key=True, doc="what a passkey has to sign, once"),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), index=True),
    Column("name", String(24), doc="of the account that is to be made"),
    Column("expires", Float, nullable=False),
)

codes = Table(
    "codes",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("fingerprint", String(64), nullable=False, unique=True, doc="of a code to take along"),
    Column("expires", Float, nullable=False),
)

follows = Table(
    "follows",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column(
        "followed_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True
    ),
)

invitations = Table(
    "invitations",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("by_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", Float, nullable=False),
)

audit = Table(
    "audit",
    metadata,
    Column("id", RowNumber, primary_key=True),
    Column("at", Float, nullable=False, index=True),
    Column("actor", String(64), nullable=False, doc="operator, or the name of an account"),
    Column("action", String(32), nullable=False),
    Column("subject", String(64), nullable=False, doc="such as account Ana"),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), index=True),
    Column("details", JSON, nullable=False),
)

rated_games = Table(
    "rated_games",
    metadata,
    # Kept when the table is deleted: ratings follow from these rows.
    Column("table_id", Id, primary_key=True),
    Column("game", String(16), nullable=False),
    Column("at", Float, doc="when its last move was made; none while it is played"),
    Column("is_void", Boolean, nullable=False, doc="an operator has taken it out"),
    Column("is_counted", Boolean, nullable=False, doc="whether its seats have their ratings"),
    Index("ix_rated_games_order", "game", "at", "table_id"),
)

rated_seats = Table(
    "rated_seats",
    metadata,
    Column("table_id", ForeignKey("rated_games.table_id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", Id, index=True, doc="of somebody deleted, an id that is nobody's"),
    Column("level", String(16), doc="of a bot"),
    Column("place", Integer, doc="1 is first; none if the seat does not count"),
    # What follows from all games up to this one:
    Column("points_before", Float),
    Column("points", Float),
    Column("uncertainty", Float),
    Column("games", Integer, doc="how many this player has now played"),
    Column("weight", Float, doc="how much it counted, among people who meet often"),
)

ratings = Table(
    "ratings",
    metadata,
    Column("game", String(16), primary_key=True),
    Column("player_id", Id, primary_key=True),
    Column("points", Float, nullable=False),
    Column("uncertainty", Float, nullable=False),
    Column("games", Integer, nullable=False),
    Index("ix_ratings_best", "game", "points"),
)

profiles = Table(
    "profiles",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("shows_games", Boolean, nullable=False),
    Column("shows_history", Boolean, nullable=False),
)

attendance = Table(
    "attendance",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, autoincrement=False),
    Column("player_id", Id, nullable=False, index=True),
)

messages = Table(
    "messages",
    metadata,
    Column("id", RowNumber, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("seat", Integer, nullable=False),
    Column("phrase", String(32), doc="the key of a ready phrase, and its values"),
    Column("values", JSON),
    Column("text", Text),
    Column("at", Float, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("muted_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True, index=True),
)

reports = Table(
    "reports",
    metadata,
    Column("id", RowNumber, primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("about", String(64), index=True, doc="what else it is about, such as account Ana"),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("text", Text, nullable=False),
    Column("at", Float, nullable=False),
    Column("closed", Boolean, nullable=False),
)

reviews = Table(
    "reviews",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("done", Integer, nullable=False, doc="moves looked at so far"),
    Column("claimed", Float, nullable=False, doc="until when a worker is at it"),
    Column("review", LargeBinary),
)

waiting = Table(
    "waiting",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("name", String(24), nullable=False, doc="what they are called at the table"),
    Column("account", String(24), doc="if that is the name of their account"),
    Column("is_program", Boolean, nullable=False),
    Column("game", String(16), nullable=False),
    Column("wish", Text, nullable=False, doc="what they want to play"),
    Column("since", Float, nullable=False, doc="on the service clock"),
    Column("seen", Float, nullable=False, doc="when there was last a sign of their page"),
    Column("table_id", Id, doc="the table that was made for them"),
)

service = Table(
    "service",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=False, doc="always 1"),
    Column("beat", Float, nullable=False, doc="when, by the wall clock, a worker was last alive"),
    Column("time", Float, nullable=False, doc="what the service clock showed then"),
    Column("purged", Float, nullable=False, doc="when, by the wall clock, was the last purge"),
)

outbox = Table(
    "outbox",
    metadata,
    Column("id", RowNumber, primary_key=True),
    # No reference: a player deleted meanwhile must not keep a move from being written.
    Column("player_id", Id, nullable=False, index=True),
    Column("kind", String(16), nullable=False),
    Column("subject", Id, nullable=False, doc="the table, or the tournament"),
    Column("values", JSON, nullable=False, doc="what its text needs"),
    Column("once", String(80), unique=True, doc="of one's move: table and player"),
    Column("written", Float, nullable=False),
    Column("due", Float, doc="when to decide whether and where it is sent; none once decided"),
)
Index("ix_outbox_due", outbox.c.due, sqlite_where=HAS_DUE, postgresql_where=HAS_DUE)

push_subscriptions = Table(
    "push_subscriptions",
    metadata,
    Column("id", Id, primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("endpoint", String(1000), nullable=False, unique=True),
    Column("public_key", String(100), nullable=False, doc="of the browser: p256dh"),
    Column("auth", String(30), nullable=False),
    Column("origin", String(300), nullable=False, doc="where the person reaches this server"),
    Column("created", Float, nullable=False),
)

webhooks = Table(
    "webhooks",
    metadata,
    Column("id", Id, primary_key=True),
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), index=True),
    Column("url", String(1000), nullable=False),
    Column("shape", String(8), nullable=False, doc="json, discord, slack or ntfy"),
    Column("secret", String(64), nullable=False, doc="signs what is sent"),
    Column("origin", String(300), nullable=False, doc="where the person reaches this server"),
    Column("created", Float, nullable=False),
)

mail_addresses = Table(
    "mail_addresses",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("address", String(254), nullable=False),
    Column("is_confirmed", Boolean, nullable=False),
    Column("fingerprint", String(64), nullable=False, unique=True, doc="of the confirming link"),
    Column("asked", Float, nullable=False, doc="when the link was sent"),
)

deliveries = Table(
    "deliveries",
    metadata,
    Column("id", RowNumber, primary_key=True),
    Column(
        "notification_id", ForeignKey("outbox.id", ondelete="CASCADE"), nullable=False, index=True
    ),
    Column("push_id", ForeignKey("push_subscriptions.id", ondelete="CASCADE"), index=True),
    Column("webhook_id", ForeignKey("webhooks.id", ondelete="CASCADE"), index=True),
    Column("mail_to", ForeignKey("mail_addresses.player_id", ondelete="CASCADE"), index=True),
    Column("receiver", String(300), nullable=False, doc="the host: it is sent one at a time"),
    Column("due", Float, nullable=False, index=True),
    Column("attempts", Integer, nullable=False, doc="how often it has failed"),
)

notification_settings = Table(
    "notification_settings",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("language", String(8), nullable=False),
    Column("time_zone", String(64), nullable=False),
    Column("quiet_from", Integer, doc="minutes after midnight, in that time zone"),
    Column("quiet_until", Integer),
    Column("kinds", JSON, nullable=False, doc="of what the person wants to be told"),
    Column("feed", String(64), unique=True, doc="the fingerprint of the feed's secret link"),
)

silenced_tables = Table(
    "silenced_tables",
    metadata,
    Column("player_id", ForeignKey("players.id", ondelete="CASCADE"), primary_key=True),
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True, index=True),
)

server_keys = Table(
    "server_keys",
    metadata,
    Column("name", String(16), primary_key=True),
    Column("key", LargeBinary, nullable=False),
)

leases = Table(
    "leases",
    metadata,
    Column("name", String(16), primary_key=True, doc="what one worker does for all"),
    Column("holder", Id, nullable=False),
    Column("until", Float, nullable=False),
)

tournaments = Table(
    "tournaments",
    metadata,
    Column("id", Id, primary_key=True),
    Column("version", Integer, nullable=False, doc="of two changes of one version one is written"),
    Column("state", String(9), nullable=False, doc="open, running, over or cancelled"),
    Column("organiser", Id, index=True, doc="none once they had everything deleted"),
    Column("round", Integer, nullable=False, doc="how many have begun"),
    Column("listed", Boolean, nullable=False),
    Column("document", Text, nullable=False, doc="its terms, entrants and rounds"),
    Column("summary", Text, nullable=False, doc="its line in a list"),
    Column("starts", Float, doc="of an open one: when it begins by itself"),
    Column("due", Float, doc="when, on the server's clock, it has to see to it itself"),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)
Index("ix_tournaments_state", tournaments.c.state, tournaments.c.touched)

tournament_players = Table(
    "tournament_players",
    metadata,
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), primary_key=True),
    Column("player_id", Id, primary_key=True, index=True, doc="an entrant, or the organiser"),
)

tournament_tables = Table(
    "tournament_tables",
    metadata,
    Column("table_id", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("tournament_id", ForeignKey("tournaments.id", ondelete="CASCADE"), nullable=False),
    Column("round", Integer, nullable=False),
)
Index(
    "ix_tournament_tables_tournament_id",
    tournament_tables.c.tournament_id,
    tournament_tables.c.round,
)
