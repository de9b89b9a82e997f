-- Who had a key of receipts made: the id of an administrator; empty for the first, which made itself.
alter table tournament_receipt_key add column made_by text not null default '';
