-- Channels that a host named for a tournament: each round is announced there.
create table discord_tournament (
  channel     text        primary key,
  tournament  text        not null,
  bound_by    text        not null,              -- a Discord user
  version     bigint      not null,              -- of the tournament when it was last read; 0 before
  round       integer     not null,              -- the last one of which something was announced
  parts       integer     not null,              -- messages of that round that were sent
  whole       boolean     not null,              -- whether these are all of it
  failures    integer     not null,              -- since something was sent or read
  due_at      timestamptz                        -- when it is looked at next; null: it is over
);
create index discord_tournament_due on discord_tournament (due_at) where due_at is not null;
