-- What the host of a match allows its players. Matches of before allowed everything.
alter table match add column undo_allowed boolean not null default true;
alter table match add column draw_allowed boolean not null default true;
alter table match add column pause_allowed boolean not null default true;
