package umpire.lobby.moderation;

import io.vertx.mutiny.sqlclient.Row;
import java.time.Instant;

/**
 * What an administrator did about an account.
 *
 * @param act read, decide-report, warn, ban, uphold or lift
 * @param target id of the report or sanction; empty for none
 */
public record ModerationAct(Instant at, String administrator, String act, String target) {
  static ModerationAct of(Row row) {
    return new ModerationAct(
        Timestamps.of(row, "at").orElseThrow(),
        row.getString("administrator"),
        row.getString("act"),
        row.getString("target"));
  }
}
