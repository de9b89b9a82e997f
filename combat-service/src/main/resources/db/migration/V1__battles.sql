-- What was adjudicated for matches. The first report of a question is the only one, for ever.
create table battle (
  question    text        primary key,          -- <match>/<number>
  match       text        not null,
  game        text        not null,
  edition     text        not null,
  checksum    text        not null,             -- of the edition's pack
  draw_key    text        not null,             -- of the dice, in hexadecimal
  brief       text        not null,             -- canonical JSON
  report      text        not null,             -- canonical JSON
  fought_at   timestamptz not null
);
create index battle_match on battle (match);
