-- Moderation. What people have asked for, what administrators have done, and who read what of whom.
create table moderation_block (
  blocker     text        not null,            -- ids of accounts
  blocked     text        not null,
  since       timestamptz not null,
  primary key (blocker, blocked)
);

create table moderation_report (
  id          text        primary key,
  reporter    text        not null,
  account     text        not null,            -- of whom it speaks
  kind        text        not null,            -- cheating, conduct, absence, name, other
  match       text        not null,            -- empty for none
  tournament  text        not null,            -- empty for none
  details     text        not null,
  made_at     timestamptz not null,
  status      text        not null,            -- open, dismissed, upheld
  note        text        not null,            -- of who decided, for the reporter to read
  decided_at  timestamptz
);
create index moderation_report_open on moderation_report (id desc) where status = 'open';
create index moderation_report_reporter on moderation_report (reporter, id desc);
create index moderation_report_account on moderation_report (account, id desc);

create table moderation_sanction (
  id          text        primary key,
  account     text        not null,
  kind        text        not null,            -- warning, ban
  areas       text[]      not null,            -- of a ban: matchmaking, tournaments
  reason      text        not null,            -- for the account to read
  report      text        not null,            -- that it answers, empty for none
  issued_at   timestamptz not null,
  ends_at     timestamptz,                     -- null: until it is lifted
  appeal      text        not null,            -- empty before it
  appealed_at timestamptz,
  answer      text        not null,            -- to the appeal, or why it was lifted
  decided_at  timestamptz,
  lifted      boolean     not null
);
create index moderation_sanction_account on moderation_sanction (account, id desc);
create index moderation_sanction_appealed on moderation_sanction (id desc)
  where appealed_at is not null and decided_at is null;

create table moderation_act (
  id            text        primary key,
  at            timestamptz not null,
  administrator text        not null,
  account       text        not null,          -- of whom
  act           text        not null,          -- read, decide-report, warn, ban, uphold, lift
  target        text        not null           -- id of the report or sanction, empty for none
);
create index moderation_act_account on moderation_act (account, id desc);
