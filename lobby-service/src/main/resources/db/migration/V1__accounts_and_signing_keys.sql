-- Who may sign in. Names are kept in lower case, so unique means unique whatever the case.
create table account (
  id            uuid        primary key,
  name          text        not null,
  password_hash text        not null,
  created_at    timestamptz not null,
  constraint account_name_unique unique (name),
  constraint account_name_lower check (name = lower(name))
);

-- The keys that sign tokens, private parts included: JSON Web Keys. The newest signs, all are published.
create table signing_key (
  id         text        primary key,
  jwk        text        not null,
  created_at timestamptz not null
);
