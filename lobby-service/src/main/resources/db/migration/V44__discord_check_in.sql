-- Whether it was announced in the channel that check-in is open.
alter table discord_tournament add column check_in boolean not null default false;
