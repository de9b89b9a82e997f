-- From where somebody has signed in to an account: whoever guesses its password elsewhere does not keep its owner out.
-- The address is kept by a hash under the installation's key alone.
create table known_address (
  account       text        not null references account on delete cascade,
  address_hash  text        not null,
  last_used_at  timestamptz not null,
  primary key (account, address_hash)
);
