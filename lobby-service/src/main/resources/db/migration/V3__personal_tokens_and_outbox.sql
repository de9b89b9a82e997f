-- Personal access tokens. The secret is shown once and not kept: it is found by its SHA-256.
create table personal_token (
  id          text        primary key,
  account     text        not null references account,
  name        text        not null,
  hash        text        not null unique,
  scopes      text        not null,                 -- separated by blanks
  created_at  timestamptz not null,
  expires_at  timestamptz                           -- null: never
);
create index personal_token_account on personal_token (account, created_at, id);

-- What is to be published on lobby.events: written with what it tells, removed when the broker has it.
create table outbox (
  id       bigint generated always as identity primary key,
  key      text not null,
  message  text not null
);
