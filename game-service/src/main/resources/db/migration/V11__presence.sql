-- Who follows a match by a live stream, by instance: a lease that the instance renews. After a crash of the
-- database it is empty, and told again within seconds: nothing that is worth a log.
create unlogged table presence (
  account   text        not null,
  match     uuid        not null,               -- all zeros for all of the account's matches
  instance  text        not null,
  until     timestamptz not null,
  primary key (account, match, instance)
);
