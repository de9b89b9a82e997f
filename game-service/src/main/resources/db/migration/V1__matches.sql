-- A match is written by game-service alone. match.revision is compared and set by every transaction,
-- and the rows of that transaction carry the new revision.

create table match (
  id          uuid primary key,
  game        text        not null,
  edition     text        not null,
  checksum    text        not null,             -- of the pack: a match is played to its end under it
  scenario    text        not null,
  options     text        not null,             -- JSON object
  origin      text        not null,             -- JSON of the first position where the scenario does not give it, else ''
  seed        bytea       not null,             -- 32 bytes, secret until the end
  commitment  text        not null,             -- SHA-256 of the seed
  opened_by   text        not null,
  opened_at   timestamptz not null,
  status      text        not null check (status in ('open', 'playing', 'over')),
  revision    integer     not null,
  waits       text        not null,             -- JSON: {"seats": [...]} or {"desk", "question"} or {}
  stalled     text        not null,             -- why nothing goes on, else ''
  outcome     text        not null              -- JSON, after the end, else ''
);

create table seat (
  match    uuid    not null references match,
  seat     text    not null,
  ordinal  integer not null,                    -- the order in which the scenario names them
  account  text    not null,                    -- '' while open
  salt     text    not null,                    -- hexadecimal, may be ''
  primary key (match, seat)
);
create unique index seat_account on seat (account, match) where account <> '';

-- What happened, whole. Kept for ever.
create table event (
  match     uuid    not null references match,
  number    integer not null,
  revision  integer not null,
  cause     text    not null,                   -- started, chosen, drawn, reported, resigned, ended
  body      text    not null,                   -- JSON
  draw      integer not null,                   -- the draw that it is the first to follow from, else 0
  primary key (match, number)
);
create index event_revision on event (match, revision);

-- What each viewer may know of it, numbered without gaps by viewer.
create table shown (
  match     uuid    not null references match,
  viewer    text    not null,                   -- a seat, or public
  seq       integer not null,
  revision  integer not null,
  body      text    not null,                   -- JSON object without seq
  primary key (match, viewer, seq)
);

create table draw (
  match     uuid      not null references match,
  number    integer   not null,
  rule      text      not null,
  lot       text      not null check (lot in ('dice', 'shuffle')),
  sides     integer[] not null,                 -- of each die; of a shuffle its size
  dice      integer[] not null,                 -- the values; empty while a question is open
  seen_by   text[]    not null,                 -- viewers who see the values before the end
  revision  integer   not null,                 -- in which it was asked for
  used      boolean   not null,                 -- false while a question is open
  primary key (match, number)
);

-- What was asked of another service; its bytes lie in the outbox and are sent again as they are.
create table question (
  match     uuid        not null references match,
  number    integer     not null,
  revision  integer     not null,
  ordinal   integer     not null,
  again_at  timestamptz not null,
  times     integer     not null,
  answered  boolean     not null,
  primary key (match, number)
);
create index question_open on question (again_at) where not answered;

create table outbox (
  match      uuid    not null references match,
  revision   integer not null,
  ordinal    integer not null,
  topic      text    not null,
  message    bytea   not null,
  published  boolean not null,
  primary key (match, revision, ordinal)
);
create index outbox_waiting on outbox (match, revision, ordinal) where not published;

-- What became of a command's id.
create table answer (
  match        uuid        not null references match,
  account      text        not null,
  command_id   text        not null,
  fingerprint  text        not null,            -- SHA-256 of what was asked
  revision     integer     not null,            -- of the transaction it made; 0 if it only lengthened a draft
  after_seq    integer     not null,            -- of its seat, before it
  remaining    text        not null,            -- JSON array of the commands that were not reached
  answered_at  timestamptz not null,
  primary key (match, account, command_id)
);

-- An order of several choices in the making; no part of the match.
create table draft (
  match     uuid    not null references match,
  seat      text    not null,
  decision  integer not null,                   -- 0 for a free act
  version   integer not null,
  commands  text    not null,                   -- JSON array
  primary key (match, seat)
);

-- A cache, thrown away with the build that wrote it.
create table snapshot (
  match     uuid    not null references match,
  build     text    not null,
  revision  integer not null,
  position  bytea   not null,
  primary key (match, build)
);
