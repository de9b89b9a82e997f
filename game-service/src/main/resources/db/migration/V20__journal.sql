-- What one transaction of a match wrote of what happened, as one row: its events, and its message of match.events, in
-- which lies what each viewer was shown. The rows before had one for each event, for each viewer of it and for each message.
create table journal (
  match       uuid        not null,
  revision    integer     not null,             -- of the match after the transaction
  tx          xid8        default pg_current_xact_id(),  -- that wrote it; null where nothing of it is to be published
  at          timestamptz not null default clock_timestamp(),
  last_event  integer     not null,             -- number of the last event up to here
  seqs        jsonb       not null,             -- last number of each viewer up to here, such as {"allied": 12, "public": 9}
  traits      integer     not null,             -- what is among its events: umpire.game.store.transaction.JournalTraits
  events      bytea       not null,             -- JSON array
  message     bytea       not null,             -- JSON: as sent, or just what was shown of it ("data")
  primary key (match, revision)
) with (toast_tuple_target = 8160);
-- Both are written once and read seldom: as they are, in the row while there is room.
alter table journal alter column events set storage external, alter column message set storage external;
create index journal_tx on journal (tx, match, revision) where tx is not null;
create index journal_undone on journal (match, revision) where traits & 2 <> 0;

-- The entries of all transactions before this one are published.
create table published (upto xid8 not null);
insert into published values (pg_current_xact_id());

with entries as (
  select m.id as match, r.revision from match m, generate_series(1, m.revision) as r (revision)),
happened as (
  select match, revision, max(number) as last,
    bit_or(case cause when 'reported' then case when draw > 0 then 1 else 0 end
      when 'undone' then 6 when 'chosen' then 4 when 'resigned' then 4 when 'overdue' then 4 else 0 end) as traits,
    json_agg(json_build_object('number', number, 'cause', cause, 'draw', draw, 'barrier', barrier,
      'body', body::json, 'input', nullif(input, '')::json) order by number) as events
  from event group by match, revision),
seen as (
  select match, revision, viewer, max(seq) as seq,
    json_agg(('{"seq":' || seq || ',' || substr(body, 2))::json order by seq) as events
  from shown group by match, revision, viewer),
message as (
  select match, revision,
    json_build_object('data', json_build_object(
      'public', coalesce((json_agg(json_build_object('seq', seq, 'events', events)) filter (where viewer = 'public')) -> 0,
        '{"seq":0,"events":[]}'),
      'seats', coalesce(json_object_agg(viewer, json_build_object('seq', seq, 'events', events))
        filter (where viewer <> 'public'), '{}'))) as message
  from seen group by match, revision),
counted as (
  select s.match, s.revision, v.viewer,
    max(n.seq) over (partition by s.match, v.viewer order by s.revision) as seq
  from entries s join (select distinct match, viewer from shown) v on v.match = s.match
  left join seen n on n.match = s.match and n.revision = s.revision and n.viewer = v.viewer),
seqs as (
  select match, revision, jsonb_object_agg(viewer, seq) filter (where seq is not null) as seqs
  from counted group by match, revision)
insert into journal (match, revision, tx, last_event, seqs, traits, events, message)
select s.match, s.revision, null,
  coalesce(max(h.last) over (partition by s.match order by s.revision), 0),
  coalesce(q.seqs, '{}'), coalesce(h.traits, 0),
  convert_to(coalesce(h.events::text, '[]'), 'UTF8'),
  convert_to(coalesce(g.message::text, '{"data":{"public":{"seq":0,"events":[]},"seats":{}}}'), 'UTF8')
from entries s
left join happened h on h.match = s.match and h.revision = s.revision
left join message g on g.match = s.match and g.revision = s.revision
left join seqs q on q.match = s.match and q.revision = s.revision;

-- In which revision the values of a draw were used; 0 where none followed from them.
alter table draw add column used_at integer not null default 0;
update draw d set used_at = coalesce(
  (select min(e.revision) from event e where e.match = d.match and e.draw = d.number), 0);

drop table event;
drop table shown;
