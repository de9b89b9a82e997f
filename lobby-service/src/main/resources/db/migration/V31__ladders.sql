-- Ladders of tournaments. Members and challenges are named by their pairing numbers.
create table tournament_ladder (
  tournament  text        primary key references tournament,
  started_at  timestamptz not null,
  period      integer     not null             -- the day since the start, from 1 on, up to which idle members have fallen
);

create table tournament_ladder_member (
  tournament  text      not null references tournament_ladder,
  entrant     integer   not null,
  place       integer   not null,              -- from 1 at the top
  since       integer   not null,              -- day of the last match, of joining or of the last fall
  opponents   integer[] not null,              -- of the last matches, the latest first
  lead        integer   not null,              -- how many more matches with the first seat than with the second
  primary key (tournament, entrant)
);

create table tournament_challenge (
  tournament  text        not null references tournament_ladder,
  number      integer     not null,
  request     text        not null,            -- the id that the challenger gave it, else empty
  challenger  integer     not null,
  challenged  integer     not null,
  seats       integer[]   not null,            -- of the scenario, in its order
  twice       boolean     not null,
  status      text        not null,            -- offered, playing, over, declined, taken-back, lapsed, called-off
  made_at     timestamptz not null,
  answer_by   timestamptz,                     -- null where nobody has to answer
  board       integer,                         -- of round 1; null until there is a match
  primary key (tournament, number)
);
create unique index tournament_challenge_request on tournament_challenge (tournament, challenger, request) where request <> '';
create index tournament_challenge_open on tournament_challenge (tournament) where status in ('offered', 'playing');
