-- Which match was opened to be played again with seats changed. It is claimed before the match is
-- opened, so that two who ask at once get one; whoever asks later opens what was claimed only.
create table rematch (
  of_match uuid primary key references match,
  match    uuid not null unique
);
