-- What lobby-service arranged: whether the end counts for ratings, and which tournament the match belongs to.
-- No match of before was arranged so.
alter table match add column rated boolean not null default false;
alter table match add column tournament text not null default '';
