-- One-use codes by which somebody in Discord shows whose account he has; kept by their SHA-256.
create table discord_code (
  account     text        primary key references account on delete cascade,
  hash        text        not null unique,
  session     text        not null,                 -- that asked for it
  expires_at  timestamptz not null
);

-- Which Discord user has which account. It goes with the personal token that was lent for it.
create table discord_link (
  discord_user  text        primary key,
  user_name     text        not null,
  account       text        not null unique references account on delete cascade,
  token         text        not null unique references personal_token on delete cascade,
  sealed        text        not null,               -- the token's secret: AES-256-GCM, base64
  linked_at     timestamptz not null
);

-- The match that somebody has chosen for what he does in a channel.
create table discord_choice (
  discord_user  text        not null,
  channel       text        not null,
  match         text        not null,
  primary key (discord_user, channel)
);

-- Channels that follow a match: what they were told last, and what they are to be told.
create table discord_channel (
  channel        text        primary key,
  match          text        not null,
  bound_by       text        not null,              -- a Discord user
  picture        boolean     not null,              -- with everybody's board
  gap_minutes    integer     not null,              -- between two messages, at least
  quiet_from     integer     not null,              -- hour of the day; with quiet_to the same: never quiet
  quiet_to       integer     not null,
  zone           text        not null,
  revision       integer     not null,              -- of what is heard
  heard          text        not null,              -- JSON: what the match waits for
  told           text        not null,              -- what of it was told: status and seats
  told_at        timestamptz not null,
  told_revision  integer     not null,
  failures       integer     not null,              -- since something was told
  due_at         timestamptz                        -- null: nothing is to be told
);
create index discord_channel_match on discord_channel (match);
create index discord_channel_due on discord_channel (due_at) where due_at is not null;

-- Orders that are being filled in by clicks.
create table discord_form (
  id            text        primary key,
  discord_user  text        not null,
  match         text        not null,
  version       integer     not null,
  state         text        not null,               -- JSON
  expires_at    timestamptz not null
);
create index discord_form_expiry on discord_form (expires_at);
