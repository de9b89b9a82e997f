-- Rows of these tables are only ever written by statements that take the match's id from its own row
-- ("from moved", "from kept"), and no match is ever removed: to look the match up once more for each of the
-- some fifteen rows of a command was a tenth of what PostgreSQL spent on it.
alter table event    drop constraint event_match_fkey;
alter table shown    drop constraint shown_match_fkey;
alter table draw     drop constraint draw_match_fkey;
alter table question drop constraint question_match_fkey;
alter table outbox   drop constraint outbox_match_fkey;
alter table answer   drop constraint answer_match_fkey;
alter table draft    drop constraint draft_match_fkey;
alter table snapshot drop constraint snapshot_match_fkey;

-- What is with the broker and is no question goes: event and shown tell the same.
delete from outbox where published and topic not like '%.requested';
