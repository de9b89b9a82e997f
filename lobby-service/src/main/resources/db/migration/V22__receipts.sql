-- Keys that sign receipts of results. None is ever deleted: a receipt is verified years later.
create table tournament_receipt_key (
  id          text        primary key,
  jwk         text        not null,            -- private part included: encrypted, umpire.lobby.encryption
  public_jwk  text        not null,
  created_at  timestamptz not null
);

-- How matches of tournaments and bulks ended, as their receipts say it.
create table tournament_match_end (
  match       text        primary key,
  facts       text        not null             -- JSON
);
