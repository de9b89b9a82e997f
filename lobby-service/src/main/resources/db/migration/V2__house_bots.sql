-- An id is opaque: a UUID, or for an account of the house its own name, such as bot:random. Nobody can sign up such a
-- name: it holds a colon.
alter table account alter column id type text using id::text;
alter table account add column bot boolean not null default false;
