-- Revocations have a topic of their own, under one key; whatever else is told stays on lobby.events.
alter table outbox add column topic text not null default 'lobby.events';
update outbox set topic = 'revocations', key = 'revocations' where message::jsonb ->> 'type' = 'token.revoked';
