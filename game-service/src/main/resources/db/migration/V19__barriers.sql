-- Why nobody goes back behind a ruling stands at its first event, as the rules said it. Of orders given before,
-- it is not known what they told: nobody goes back behind those.
alter table event add column barrier text not null default 'NONE';
update event set barrier = case cause
    when 'drawn' then 'DRAWN'
    when 'reported' then 'REPORTED'
    when 'lapsed' then 'LAPSED'
    else 'REVEALED' end
  where cause in ('drawn', 'reported', 'lapsed') or (cause = 'chosen' and input <> '');
