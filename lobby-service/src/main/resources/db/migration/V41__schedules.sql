-- When a tournament moves on by the clock next: check-in opens, or it starts.
alter table tournament add column due_at timestamptz;
create index tournament_due on tournament (due_at) where due_at is not null;
