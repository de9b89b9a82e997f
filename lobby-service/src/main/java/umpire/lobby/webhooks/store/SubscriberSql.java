package umpire.lobby.webhooks.store;

/** The statements of {@link SubscriberStore}. */
final class SubscriberSql {
  static final String INTERESTS =
      """
      select distinct match, owner from webhook
      where status = 'active'
        and (match = any($1::text[]) or (match = '' and owner = any($2::text[])))
      """;

  static final String SUBSCRIBERS =
      """
      select id, owner, format, events, own_turns, mentions, last_delivery, digest_minutes, quiet
      from webhook
      where status = 'active' and (match = $1 or (match = '' and owner = any($2::text[])))
      order by id
      for update
      """;

  static final String NAMED =
      """
      select id, owner, format, events, own_turns, mentions, last_delivery, digest_minutes, quiet
      from webhook where status = 'active' and id = $1
      for update
      """;

  static final String PROGRESS =
      """
      select webhook, revision, waiting from webhook_course
      where match = $1 and webhook = any($2::text[])
      """;

  /** Not taken by anybody since this transaction began, and nobody takes it before its end. */
  static final String OPEN =
      """
      select webhook, number, parts from webhook_delivery
      where webhook = any($1::text[]) and lane = 'digest' and state in ('queued', 'pending')
        and attempts = 0 and next_at > now() and leased_until <= now()
      order by number
      for update
      """;

  static final String COURSES =
      """
      insert into webhook_course (webhook, match, revision, waiting)
      select t.webhook, $1::text, $2::integer, t.waiting
      from unnest($3::text[], $4::text[]) as t (webhook, waiting)
      on conflict (webhook, match) do update
        set revision = excluded.revision, waiting = excluded.waiting
      """;

  /**
   * Behind whatever of the lane is not done with, in this message or before it. A turn with a
   * deadline does not wait long for those before it: they are tried at once, and then as often as
   * if they were new. A digest that was not sent yet is put in its own place.
   */
  static final String DELIVERIES =
      """
      with made as (
        select m.*,
          case when m.parts = '' then $1::text else '' end as match,
          case when m.parts = '' then $12::text else 'digest' end as lane,
          now() + m.hold * interval '1 millisecond' as next_at
        from unnest($3::text[], $4::integer[], $5::text[], $6::text[], $7::text[], $8::text[],
            $9::bigint[], $10::bigint[], $11::text[])
          as m (webhook, number, id, type, body, fault, until, hold, parts)),
      placed as (
        select m.*, m.fault = '' and (
            exists (select from webhook_delivery d where d.webhook = m.webhook and d.lane = m.lane
              and d.state in ('queued', 'pending'))
            or row_number() over (partition by m.webhook, m.lane, m.fault = '' order by m.number) > 1)
          as behind
        from made m),
      counted as (
        update webhook w set last_delivery = greatest(w.last_delivery, n.last)
        from (select webhook, max(number) as last from made group by webhook) n
        where w.id = n.webhook
        returning w.id, w.owner),
      hurried as (
        update webhook_delivery d set tries = 0, next_at = least(d.next_at, now())
        from placed m
        where m.behind and m.until > 0 and d.webhook = m.webhook and d.lane = m.lane
          and d.state = 'pending')
      insert into webhook_delivery
        (webhook, number, id, owner, type, match, lane, body, parts, state, reason, attempts, tries,
         next_at, lease, leased_until, made_at, give_up_at, done_at)
      select m.webhook, m.number, m.id, c.owner, m.type, m.match, m.lane, m.body, m.parts,
        case when m.fault <> '' then 'dead' when m.behind then 'queued' else 'pending' end,
        m.fault, 0, 0, m.next_at, '', 'epoch', now(),
        case when m.until > 0 then to_timestamp(m.until / 1000.0)
          else m.next_at + $2::bigint * interval '1 millisecond' end,
        case when m.fault <> '' then now() end
      from placed m join counted c on c.id = m.webhook
      on conflict (webhook, number) do update set body = excluded.body, parts = excluded.parts
      """;

  private SubscriberSql() {}
}
