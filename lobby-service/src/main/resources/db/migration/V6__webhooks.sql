-- Who wants to be told what, where.
create table webhook (
  id             text        primary key,           -- UUIDv7
  owner          text        not null references account,
  url            text        not null,
  format         text        not null check (format in ('json', 'discord', 'slack')),
  events         text        not null,              -- types, separated by blanks
  match          text        not null,              -- '' for every match in which the owner has a seat
  own_turns      boolean     not null,              -- of changes of turn those alone that ask the owner
  mentions       text        not null,              -- JSON object: a seat or an account, and its id at the receiver
  digest_minutes integer     not null,              -- what comes within them is told together; 0: each by itself
  quiet          text        not null,              -- hours in which nothing is sent, such as 22:00 07:00 Europe/Oslo; '' for none
  secret         text        not null,              -- signs, so it is kept: umpire.lobby.webhooks.SecretBox
  former_secret  text        not null,              -- signs besides until then, '' for none
  former_until   timestamptz,
  status         text        not null check (status in ('active', 'disabled')),
  reason         text        not null,              -- why it is disabled, else ''
  dead_in_a_row  integer     not null,
  last_delivery  integer     not null,              -- the number of its newest
  created_at     timestamptz not null
);
create index webhook_owner on webhook (owner, id desc);
create index webhook_of_match on webhook (match) where status = 'active' and match <> '';
create index webhook_of_account on webhook (owner) where status = 'active' and match = '';

-- How far each has heard of a match: what comes again is dropped, and a turn is told where it changed.
create table webhook_course (
  webhook   text    not null references webhook on delete cascade,
  match     text    not null,
  revision  integer not null,
  waiting   text    not null,                       -- seats that it was last told to be waited for, by blanks
  primary key (webhook, match)
);

-- What is to be sent, and what became of it. Of one lane (a match of a webhook) one is pending at a time,
-- those after it are queued; whoever finishes one makes the next pending, while it holds the webhook's row.
create table webhook_delivery (
  webhook       text        not null references webhook on delete cascade,
  number        integer     not null,               -- from 1, without gaps, by webhook
  id            text        not null unique,        -- the header webhook-id, the same at every attempt
  owner         text        not null,               -- the webhook's
  type          text        not null,
  match         text        not null,               -- '' for a ping and a digest
  lane          text        not null,               -- the match; 'digest'; its own id where it waits for nobody
  body          text        not null,
  parts         text        not null,               -- JSON: what a digest is put together from, '' where it is none
  state         text        not null check (state in ('queued', 'pending', 'delivered', 'dead')),
  reason        text        not null,               -- why it is dead, else ''
  attempts      integer     not null,
  tries         integer     not null,               -- attempts since it was made or asked for again
  next_at       timestamptz not null,
  lease         text        not null,               -- whose attempt is under way
  leased_until  timestamptz not null,
  made_at       timestamptz not null,
  give_up_at    timestamptz not null,
  done_at       timestamptz,
  primary key (webhook, number)
);
create index webhook_delivery_due on webhook_delivery (next_at) where state = 'pending';
create index webhook_delivery_lane on webhook_delivery (webhook, lane, number) where state in ('queued', 'pending');
create index webhook_delivery_done on webhook_delivery (done_at) where done_at is not null;

-- The log: nothing of what was sent or answered but the status.
create table webhook_attempt (
  webhook       text        not null,
  number        integer     not null,
  attempt       integer     not null,
  at            timestamptz not null,
  status        integer     not null,               -- of HTTP, 0 where no answer came
  milliseconds  integer     not null,
  error         text        not null,               -- '' where it was delivered
  primary key (webhook, number, attempt),
  foreign key (webhook, number) references webhook_delivery on delete cascade
);
