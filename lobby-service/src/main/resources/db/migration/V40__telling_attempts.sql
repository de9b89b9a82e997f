-- What could not be told is tried again later, each at a time of its own: it holds nothing else back.
alter table tournament_webhook add column attempts integer not null default 0;
alter table tournament_webhook add column retry_at timestamptz not null default 'epoch';

alter table bulk add column telling_attempts integer not null default 0;
alter table bulk add column telling_retry_at timestamptz not null default 'epoch';
