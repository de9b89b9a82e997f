-- V7 went one table too far: a draft may be written without its match being touched, so nothing else
-- looks the match up. It is looked up when a seat's first draft is written, not at those after it.
-- (And V7's "a tenth" was never measured by itself; docs/PLAN.md has what was.)
alter table draft add constraint draft_match_fkey foreign key (match) references match;
