-- By which somebody whose account is not known yet takes a seat that is kept for him: seat.invited is 'link:<id>' as
-- long as the link is good. The secret is kept by its SHA-256 alone.
create table seat_link (
  hash        text        primary key,
  id          text        not null,
  match       uuid        not null references match,
  seat        text        not null,
  expires_at  timestamptz not null
);
create index seat_link_expires on seat_link (expires_at);
