-- A holder may commit to a salt before it is told: SHA-256 of the salt's digits, '' where none was given.
-- While salt is '' beside a commitment, the salt is still to be revealed, and the match does not begin.
alter table seat add column salt_commitment text not null default '';
