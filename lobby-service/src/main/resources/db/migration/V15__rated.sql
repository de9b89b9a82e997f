-- Whether the end of the match counts for ratings; what was offered before it could be said does not.
alter table seek add column rated boolean not null default false;
alter table challenge add column rated boolean not null default false;
