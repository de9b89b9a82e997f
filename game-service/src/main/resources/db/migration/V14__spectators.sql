-- Who looks on without a seat: at once (0), so many seconds late, or once it has begun nobody (-1).
alter table match add column spectator_delay integer not null default 0 check (spectator_delay >= -1);
create index match_delayed on match (id) where is_public and spectator_delay > 0;

-- When each transaction of a match that is shown late was made, and where it left the match. Of all
-- others nothing is kept here.
create table moment (
  match     uuid        not null references match,
  revision  integer     not null,
  at        timestamptz not null,
  status    text        not null,
  waits     text        not null,                 -- as match has it; the rest alike
  outcome   text        not null,
  primary key (match, revision)
);
