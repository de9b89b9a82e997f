-- Arenas: until when entrants are paired, and who is ready now, by pairing numbers.
create table tournament_arena (
  tournament  text        primary key references tournament,
  closes_at   timestamptz not null
);

create table tournament_arena_ready (
  tournament  text        not null references tournament_arena,
  entrant     integer     not null,
  ready_at    timestamptz not null,
  primary key (tournament, entrant)
);
