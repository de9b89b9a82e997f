package umpire.game.store.match;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.UUID;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/**
 * Lists of matches, newest first; ids sort by the time of opening. Each list is read from an index
 * up to its page, however many matches there are.
 */
@Singleton
public class MatchLists {
  private static final String FILTERED =
      """
      and ($3 = '' or m.game = $3)
      and case $4
        when '' then true
        when 'stalled' then m.status = 'playing' and m.stalled <> ''
        when 'playing' then m.status = 'playing' and m.stalled = ''
        else m.status = $4 end
      order by m.id desc limit $5
      """;

  /** Invited, or at a seat that the match waits for. */
  private static final String WAITS =
      """
      (exists (
        select from seat i where i.match = m.id and i.invited = $1 and i.invited <> '')
      or m.status = 'playing' and exists (
        select from seat a where a.match = m.id and a.account = $1
          and (m.waits::jsonb -> 'waitingFor') @> to_jsonb(a.seat)))
      """;

  private static final String WAITING =
      MatchRows.LISTED
          + """
          where m.id in (
            select match from seat
            where account = $1 and account <> '' and not over and match < $2
            union
            select match from seat where invited = $1 and invited <> '' and match < $2)
          and
          """
          + WAITS
          + FILTERED;

  private static final String OTHERS =
      MatchRows.LISTED
          + """
          join seat mine on mine.match = m.id
            and mine.account = $1 and mine.account <> '' and mine.match < $2
          where not
          """
          + WAITS
          + FILTERED;

  /** One that is for its players alone is nobody else's from its beginning on. */
  private static final String SHOWN = " and (m.spectator_delay >= 0 or m.status = 'open') ";

  private static final String PUBLIC =
      MatchRows.LISTED + " where m.is_public and m.id < $2 and $1 = '' " + SHOWN + FILTERED;

  /** Those that are shown late have the status of then, which the others' index does not know. */
  private static final String PUBLIC_OF_STATUS =
      MatchRows.LISTED
          + """
          where m.id in (
            (select m.id from match m
            where m.is_public and m.id < $2 and $1 = '' and m.spectator_delay <= 0
              and m.status = case $4 when 'stalled' then 'playing' else $4 end
          """
          + SHOWN
          + FILTERED
          + """
            ) union all (
            select m.id from match m
            where m.is_public and m.id < $2 and m.spectator_delay > 0
              and ($3 = '' or m.game = $3)
              and $4 = coalesce((select l.status from (
          """
          + PastStates.LAST
          + """
              ) l), 'open')
            order by m.id desc limit $5))
          order by m.id desc limit $5
          """;

  private final Pool pool;

  MatchLists(Pool pool) {
    this.pool = pool;
  }

  /** The matches that wait for an account, from before an id. */
  public Uni<List<ListedRow>> waiting(String account, UUID before, MatchFilter only, int most) {
    return list(WAITING, account, before, only, most, true);
  }

  /** The matches in which an account sits and that do not wait for it, from before an id. */
  public Uni<List<ListedRow>> others(String account, UUID before, MatchFilter only, int most) {
    return list(OTHERS, account, before, only, most, false);
  }

  /** The public matches, from before an id. */
  public Uni<List<ListedRow>> everybodys(UUID before, MatchFilter only, int most) {
    String query = only.status().isEmpty() ? PUBLIC : PUBLIC_OF_STATUS;
    return list(query, "", before, only, most, false);
  }

  private Uni<List<ListedRow>> list(
      String query, String account, UUID before, MatchFilter only, int most, boolean waits) {
    Tuple values = Tuple.of(account, before, only.game(), only.status(), most);
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(query)
            .execute(values)
            .map(
                rows ->
                    RowSets.stream(rows)
                        .map(row -> new ListedRow(MatchRows.of(row), waits))
                        .toList()));
  }
}
