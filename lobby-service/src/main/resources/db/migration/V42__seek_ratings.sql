-- Whose rating in the game lets them join a seek.
alter table seek add column least_rating integer not null default 0;
alter table seek add column most_rating integer not null default 9999;

-- A host lists the matches that they opened in bulk.
create index bulk_host on bulk (host, id desc);
