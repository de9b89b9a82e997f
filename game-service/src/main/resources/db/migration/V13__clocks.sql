-- Clocks, what seats offer each other, and answers given in advance.
alter table match add column clock  text not null default '';   -- JSON: terms and hands; '' if time is not measured
alter table match add column accord text not null default '';   -- JSON: what is offered; '' for nothing
alter table match add column due_at timestamptz;                -- when the umpire has to look at it by himself
create index match_due on match (due_at) where due_at is not null;

create table standing_order (
  match   uuid  not null references match,
  seat    text  not null,
  rule    text  not null,                       -- the paragraph that asks
  answer  text  not null,                       -- JSON: "fallback", "ask" or a command
  primary key (match, seat, rule)
);
