-- Who asks is a person, or a bot or service of a person's: those have an owner and no password. House bots have a
-- password and no owner.
alter table account add column kind text not null default 'person' check (kind in ('person', 'bot', 'service'));
update account set kind = 'bot' where bot;
alter table account alter column kind drop default;
alter table account drop column bot;
alter table account alter column password_hash drop not null;      -- null: nobody signs in by one
alter table account add column owner text references account;
alter table account add column retired_at timestamptz;             -- null: in use; the name stays taken
alter table account add constraint account_owned check (owner is null or (kind <> 'person' and password_hash is null));
alter table account add constraint account_retired check (retired_at is null or owner is not null);
create index account_owner on account (owner, created_at, id) where owner is not null;

-- Sessions that may still have a token: so that those of an account can be ended. A row goes when its token has ended.
create table session (
  id       text        primary key,
  account  text        not null references account,
  ends_at  timestamptz not null
);
create index session_account on session (account);
create index session_ends on session (ends_at);

-- Sign-ins that were sent to the outside provider and have not come back: each comes back once.
create table provider_sign_in (
  state_hash text        primary key,                  -- SHA-256: whoever reads the table cannot come back in somebody's stead
  nonce      text        not null,
  verifier   text        not null,
  ends_at    timestamptz not null
);
create index provider_sign_in_ends on provider_sign_in (ends_at);
-- Who came back and has no account yet: the ticket, kept by its SHA-256, is good for one.
create table provider_ticket (
  hash     text        primary key,
  issuer   text        not null,
  subject  text        not null,
  ends_at  timestamptz not null
);
create index provider_ticket_ends on provider_ticket (ends_at);
-- The provider's people who have an account.
create table provider_person (
  issuer   text not null,
  subject  text not null,
  account  text not null unique references account,
  primary key (issuer, subject)
);
