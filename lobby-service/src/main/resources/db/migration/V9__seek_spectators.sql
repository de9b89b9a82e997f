-- Who looks on at the match without a seat: at once (0), so many seconds late, or nobody (-1).
alter table seek add column spectator_delay integer not null default 0 check (spectator_delay >= -1);
