-- How long the oldest message has waited, and how many matches are stalled, are figures that are looked up
-- every few seconds: the one needs a time, the other an index that is empty as a rule.
alter table outbox add column written_at timestamptz not null default now();
create index match_stalled on match (id) where stalled <> '';
