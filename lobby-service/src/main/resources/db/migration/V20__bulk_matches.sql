-- Matches that a host had opened as one act, without a tournament.
create table bulk (
  id          text        primary key,         -- UUIDv7
  host        text        not null,            -- id of an account
  request     text        not null,            -- the id that the host gave it
  digest      text        not null,            -- SHA-256 of what was asked for: another request has another id
  version     bigint      not null,            -- counts what became of its matches: the ETag
  game        text        not null,
  created_at  timestamptz not null,
  unique (host, request)
);

create table bulk_match (
  match       text      primary key,
  bulk        text      not null references bulk,
  place       integer   not null,              -- from 1 on, as the host listed them
  host        text      not null,
  name        text      not null,              -- by the host's choice, may be empty
  scenario    text      not null,
  players     text      not null,              -- JSON, in the order of the scenario's seats
  status      text      not null,              -- opening, open, over, refused
  scores      integer[] not null,              -- 0 to 1000, in the order of the seats; empty before the end
  words       text      not null,              -- the level of victory, or why it was refused
  decided     bigint    not null,              -- the version at which it was over or refused, else 0
  unique (bulk, place)
);
create index bulk_match_unfinished on bulk_match (host) where status in ('opening', 'open');
