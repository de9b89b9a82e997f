-- Tickets for streams of callers who cannot send headers: one use, half a minute. Found by their SHA-256.
create table stream_ticket (
  hash        text        primary key,
  account     text        not null,
  name        text        not null,
  scopes      text[]      not null,
  session     text        not null,             -- by which the token behind it is revoked
  until       timestamptz not null,             -- the end of the token behind it
  expires_at  timestamptz not null
);
create index stream_ticket_expires on stream_ticket (expires_at);
