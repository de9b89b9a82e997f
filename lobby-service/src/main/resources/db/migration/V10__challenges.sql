-- How time is given, as game-service reads it: JSON, '' where it is not measured.
alter table seek add column clock text not null default '';

-- A match that one account offers another, and what became of it. The match is opened by game-service, as a seek's is.
create table challenge (
  id                 text        primary key,       -- UUIDv7: sorts by the time of sending
  game               text        not null,
  scenario           text        not null,
  options            text        not null,          -- JSON object
  is_public          boolean     not null,
  spectator_delay    integer     not null check (spectator_delay >= -1),
  clock              text        not null,
  status             text        not null check (status in ('open', 'opening', 'opened', 'failed', 'declined', 'cancelled')),
  challenger         text        not null references account,
  challenger_name    text        not null,
  challenger_seat    text        not null,          -- '' where any will do
  challenger_seated  boolean     not null,          -- with this salt, as soon as the match opens
  challenger_salt    text        not null,
  opponent           text        not null references account,
  opponent_name      text        not null,
  opponent_seat      text        not null,          -- '' until it is accepted; the rest alike
  opponent_seated    boolean     not null,
  opponent_salt      text        not null,
  match              text        not null,          -- '' until it is accepted
  reason             text        not null,          -- why it failed or was declined, else ''
  sent_at            timestamptz not null,
  expires_at         timestamptz not null           -- nobody accepts it after that
);
create index challenge_sent on challenge (challenger, id desc);
create index challenge_received on challenge (opponent, id desc);
create unique index challenge_match on challenge (match) where match <> '';
