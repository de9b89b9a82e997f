-- A match that goes on from where an imported one stood, with dice of its own.
alter table match add column continues text not null default '';  -- JSON {match, after, draws}, '' for any other
