-- Which webhooks are told what happens in a tournament, and up to which of its acts each was told.
create table tournament_webhook (
  tournament  text        not null references tournament,
  webhook     text        not null,
  told        bigint      not null,
  primary key (tournament, webhook)
);

-- The one that is told the results of a bulk, if any; and up to which version it was.
alter table bulk add column webhook text not null default '';
alter table bulk add column told bigint not null default 1;
create index bulk_untold on bulk (id) where webhook <> '' and told < version;
create index bulk_match_decided on bulk_match (bulk, decided) where decided > 0;
