-- When a round is over, whether or not all its boards have a result; the sweeper looks at each once.
alter table tournament_round add column due_at timestamptz;
alter table tournament_round add column swept_at timestamptz;
create index tournament_round_due on tournament_round (due_at) where swept_at is null and closed_at is null;

-- Who was there before the start, where the plan asks for it.
alter table tournament_entrant add column checked_in boolean not null default false;

create index tournament_entrant_account on tournament_entrant (account);

-- Rounds that entrants ask to be left out of.
create table tournament_bye (
  tournament  text    not null,
  account     text    not null,
  round       integer not null,
  primary key (tournament, account, round),
  foreign key (tournament, account) references tournament_entrant on update cascade
);

-- Whether somebody has given an order.
alter table tournament_match add column moved boolean not null default false;

-- After a round was taken back the host begins the next one.
alter table tournament add column on_hold boolean not null default false;

-- Accounts that were taken out of use, until they are withdrawn from every tournament.
create table tournament_retirement (
  account     text primary key
);
