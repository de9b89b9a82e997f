package umpire.game.testing;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.List;
import java.util.UUID;
import javax.sql.DataSource;

/** All that the database holds of a match, but for what only says how far its messages got. */
public final class StoredMatch {
  private static final List<String> TABLES =
      List.of(
          "select m from match m where id = ?",
          "select s from seat s where match = ?",
          "select (revision, last_event, seqs, traits, events, message) from journal where match = ?",
          "select d from draw d where match = ?",
          "select a from answer a where match = ?",
          "select d from draft d where match = ?",
          "select (revision, ordinal, topic, message) from outbox where match = ?",
          "select (number, revision, answered) from question where match = ?");

  private StoredMatch() {}

  /** A checksum of each table's rows. */
  public static String of(DataSource database, String match) {
    StringBuilder all = new StringBuilder();
    try (Connection connection = database.getConnection()) {
      for (String table : TABLES) {
        String sums =
            "select md5(coalesce(string_agg(line, ';' order by line), '')) from (select x::text as"
                + " line from ("
                + table
                + ") as rows (x)) as lines";
        try (PreparedStatement read = connection.prepareStatement(sums)) {
          read.setObject(1, UUID.fromString(match));
          try (ResultSet rows = read.executeQuery()) {
            rows.next();
            all.append(rows.getString(1)).append('\n');
          }
        }
      }
    } catch (SQLException unreadable) {
      throw new IllegalStateException(unreadable);
    }
    return all.toString();
  }
}
