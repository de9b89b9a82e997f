package umpire.lobby.moderation;

import io.vertx.mutiny.sqlclient.Row;
import java.time.Instant;
import java.util.List;
import java.util.Optional;

/**
 * What an administrator has decided about an account.
 *
 * @param areas what a ban is from, by the words of {@code Restrictions.Area}; empty for a warning
 * @param report that it answers; empty for none
 * @param endsAt of a ban; empty for a warning, and for a ban until it is lifted
 * @param appeal what the account says against it; empty before
 * @param answer to the appeal, or why it was lifted; empty before
 */
public record Sanction(
    String id,
    String account,
    Kind kind,
    List<String> areas,
    String reason,
    String report,
    Instant issuedAt,
    Optional<Instant> endsAt,
    String appeal,
    Optional<Instant> appealedAt,
    String answer,
    Optional<Instant> decidedAt,
    boolean lifted) {
  public Sanction {
    areas = List.copyOf(areas);
  }

  static Sanction of(Row row) {
    return new Sanction(
        row.getString("id"),
        row.getString("account"),
        Kind.of(row.getString("kind")),
        List.of(row.getArrayOfStrings("areas")),
        row.getString("reason"),
        row.getString("report"),
        Timestamps.of(row, "issued_at").orElseThrow(),
        Timestamps.of(row, "ends_at"),
        row.getString("appeal"),
        Timestamps.of(row, "appealed_at"),
        row.getString("answer"),
        Timestamps.of(row, "decided_at"),
        row.getBoolean("lifted"));
  }

  /** {@code lifted}; {@code ended} when its time is over; {@code in-force} otherwise. */
  public String status(Instant now) {
    if (lifted) {
      return "lifted";
    }
    return endsAt.filter(end -> !end.isAfter(now)).isPresent() ? "ended" : "in-force";
  }

  /** What a sanction does. */
  public enum Kind {
    /** Nothing: it is there to be read. */
    WARNING("warning"),

    /** Keeps an account out of areas. */
    BAN("ban");

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
      throw new IllegalArgumentException("warning or ban");
    }
  }
}
