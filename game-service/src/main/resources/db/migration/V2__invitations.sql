-- A seat may be kept for an account that has not taken it yet; a private match is seen by those alone
-- who have to do with it; bots say what they play.

alter table match add column is_public boolean not null default true;
create index match_public on match (status, id) where is_public;

alter table seat add column invited text not null default '';    -- whom it is kept for, '' once it is taken
alter table seat add column over boolean not null default false; -- the match has ended
update seat set over = true from match where match.id = seat.match and match.status = 'over';
create index seat_invited on seat (invited, match) where invited <> '';
create index seat_live on seat (account, match) where account <> '' and not over;

-- A house bot as it last announced itself.
create table bot (
  name          text        primary key,
  games         text[]      not null,
  scenarios     text[]      not null,             -- none for all of its games
  seats         text[]      not null,             -- none for all
  concurrency   integer     not null,
  announced_at  timestamptz not null
);
