package umpire.lobby.moderation;

import io.smallrye.mutiny.Uni;
import io.vertx.mutiny.sqlclient.SqlClient;
import io.vertx.mutiny.sqlclient.Tuple;
import java.time.Clock;
import java.util.List;
import java.util.stream.StreamSupport;
import umpire.chassis.common.TimeOrderedIds;

/** The rows of {@code moderation_act}. */
final class Acts {
  static final String READ = "read";
  static final String DECIDE_REPORT = "decide-report";
  static final String WARN = "warn";
  static final String BAN = "ban";
  static final String UPHOLD = "uphold";
  static final String LIFT = "lift";

  private static final String ADD =
      """
      insert into moderation_act (id, at, administrator, account, act, target)
      values ($1, $2, $3, $4, $5, $6)
      """;

  private static final String OF_ACCOUNT =
      "select * from moderation_act where account = $1 order by id desc limit $2";

  private Acts() {}

  /** Writes an act down, in the transaction of what was done. */
  static Uni<Void> record(
      SqlClient sql, Clock clock, String administrator, String account, String act, String target) {
    return sql.preparedQuery(ADD)
        .execute(
            Tuple.tuple()
                .addString(TimeOrderedIds.fresh(clock).toString())
                .addOffsetDateTime(Timestamps.at(clock.instant()))
                .addString(administrator)
                .addString(account)
                .addString(act)
                .addString(target))
        .replaceWithVoid();
  }

  /** The newest first. */
  static Uni<List<ModerationAct>> of(SqlClient sql, String account, int most) {
    return sql.preparedQuery(OF_ACCOUNT)
        .execute(Tuple.of(account, most))
        .map(
            rows ->
                StreamSupport.stream(rows.spliterator(), false).map(ModerationAct::of).toList());
  }
}
