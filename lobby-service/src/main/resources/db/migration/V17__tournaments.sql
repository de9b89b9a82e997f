-- Tournaments. Each act locks the row of its tournament, so one act follows the other.
create table tournament (
  id          text        primary key,
  version     bigint      not null,            -- counts the acts: the ETag of whatever is shown of it
  status      text        not null,            -- draft, published, registration, running, finished, cancelled
  host        text        not null,            -- id of an account
  game        text        not null,
  scenario    text        not null,
  plan        text        not null,            -- as the host wrote it, JSON
  seats       text[]      not null,            -- of the scenario, in its order
  seed        text        not null,            -- of its lots; shown from the start on, its SHA-256 before
  created_at  timestamptz not null,
  name        text        not null
);
create index tournament_shown on tournament (id desc) where status <> 'draft';
create index tournament_host on tournament (host, id desc);

create table tournament_staff (
  tournament  text not null references tournament,
  account     text not null,
  name        text not null,
  role        text not null,                   -- host, arbiter, reader
  primary key (tournament, account)
);
create index tournament_staff_account on tournament_staff (account, tournament desc);

create table tournament_entrant (
  tournament  text        not null references tournament,
  account     text        not null,
  name        text        not null,
  status      text        not null,            -- invited, entered, waiting, withdrawn
  number      integer     not null,            -- 0 before the start
  rating      integer     not null,
  salt        text        not null,
  first_round integer     not null,
  last_round  integer     not null,
  entered_at  timestamptz not null,
  primary key (tournament, account)
);
create unique index tournament_entrant_number on tournament_entrant (tournament, number) where number > 0;

create table tournament_round (
  tournament  text        not null references tournament,
  number      integer     not null,
  request     text        not null,            -- the id that the host gave the act, else empty
  opened_at   timestamptz not null,
  closed_at   timestamptz,
  byes        integer[]   not null,            -- numbers of entrants
  bye_kinds   text[]      not null,
  primary key (tournament, number)
);

create table tournament_board (
  tournament  text      not null,
  round       integer   not null,
  number      integer   not null,
  seats       integer[] not null,              -- numbers of entrants in the order of the scenario's seats
  twice       boolean   not null,
  points      integer[],                       -- thousandths, null while it is open
  how         text      not null,              -- played, adjudicated, forfeit; empty while it is open
  reason      text      not null,
  primary key (tournament, round, number),
  foreign key (tournament, round) references tournament_round
);

create table tournament_match (
  match       text      primary key,
  tournament  text      not null,
  round       integer   not null,
  board       integer   not null,
  leg         integer   not null,
  status      text      not null,              -- opening, open, over, refused
  scores      integer[] not null,              -- 0 to 1000, in the order of the scenario's seats
  words       text      not null,
  unique (tournament, round, board, leg),
  foreign key (tournament, round, board) references tournament_board
);

-- Who did what: everybody who may see the tournament may read it.
create table tournament_act (
  tournament  text        not null references tournament,
  number      bigint      not null,            -- the version that it made
  at          timestamptz not null,
  account     text        not null,            -- empty for what followed by itself
  name        text        not null,
  act         text        not null,
  detail      text        not null,            -- JSON
  primary key (tournament, number)
);
