package umpire.lobby.moderation;

import io.vertx.mutiny.sqlclient.Row;
import java.time.Instant;
import java.util.Optional;

/**
 * What somebody says of somebody.
 *
 * @param match empty for none
 * @param tournament empty for none
 * @param status {@link #OPEN}, {@link #DISMISSED} or {@link #UPHELD}
 * @param note of who decided, for the reporter; empty while it is open
 */
public record Report(
    String id,
    String reporter,
    String account,
    Kind kind,
    String match,
    String tournament,
    String details,
    Instant madeAt,
    String status,
    String note,
    Optional<Instant> decidedAt) {
  public static final String OPEN = "open";
  public static final String DISMISSED = "dismissed";
  public static final String UPHELD = "upheld";

  static Report of(Row row) {
    return new Report(
        row.getString("id"),
        row.getString("reporter"),
        row.getString("account"),
        Kind.of(row.getString("kind")),
        row.getString("match"),
        row.getString("tournament"),
        row.getString("details"),
        Timestamps.of(row, "made_at").orElseThrow(),
        row.getString("status"),
        row.getString("note"),
        Timestamps.of(row, "decided_at"));
  }

  /** What a report is about. */
  public enum Kind {
    CHEATING("cheating"),
    CONDUCT("conduct"),
    ABSENCE("absence"),
    NAME("name"),
    OTHER("other");

    private final String word;

    Kind(String word) {
      this.word = word;
    }

    public String word() {
      return word;
    }

    /** The kind of a word. Throws IllegalArgumentException for another word. */
    public static Kind of(String word) {
      for (Kind kind : values()) {
        if (kind.word.equals(word)) {
          return kind;
        }
      }
      throw new IllegalArgumentException("cheating, conduct, absence, name or other");
    }
  }
}
