-- What was put to the rules stands beside what came of it, so that a match can be played again; and
-- what was taken back is found without reading all of a match.
alter table event add column input text not null default ''; -- JSON {seat, commands} at the first event of an order, else ''
create index event_undone on event (match, revision) where cause = 'undone';
