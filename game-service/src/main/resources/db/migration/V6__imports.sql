-- A match that was played elsewhere and played again here; the keys of its draws hang on its id of there.
alter table match add column imported_from text not null default '';  -- that id, '' for a match of our own
