-- Packs by checksum, kept from the moment a match is opened under them: whatever the jars of a later
-- build hold, a match is played to its end under its own.
create table edition (
  checksum  text        primary key,
  game      text        not null,
  edition   text        not null,
  base      text        not null,               -- checksum of the pack that it is laid over, '' for a whole pack
  added_at  timestamptz not null
);
create index edition_name on edition (game, edition, added_at);

create table edition_file (
  checksum  text  not null references edition,
  path      text  not null,                     -- in the pack, such as tables/combat.json
  content   bytea not null,
  primary key (checksum, path)
);
