-- How long the oldest message has waited is a figure that is looked up every few seconds.
alter table outbox add column written_at timestamptz not null default now();
