-- Open offers of a match, and what became of them. The match is opened by game-service, which says so or why not.
create table seek (
  id             text        primary key,           -- UUIDv7: sorts by the time of posting
  game           text        not null,
  scenario       text        not null,
  options        text        not null,              -- JSON object
  is_public      boolean     not null,
  status         text        not null check (status in ('open', 'opening', 'opened', 'failed', 'cancelled')),
  owner          text        not null references account,
  owner_name     text        not null,
  owner_seat     text        not null,              -- '' where any will do
  owner_seated   boolean     not null,              -- with this salt, as soon as the match opens
  owner_salt     text        not null,
  joiner         text        not null,              -- '' while open; the rest alike
  joiner_name    text        not null,
  joiner_seat    text        not null,
  joiner_seated  boolean     not null,
  joiner_salt    text        not null,
  match          text        not null,              -- '' while open
  reason         text        not null,              -- why it failed, else ''
  posted_at      timestamptz not null
);
create index seek_open on seek (id desc) where status = 'open';
create index seek_owner on seek (owner, id desc);
create index seek_joiner on seek (joiner, id desc) where joiner <> '';
create unique index seek_match on seek (match) where match <> '';
