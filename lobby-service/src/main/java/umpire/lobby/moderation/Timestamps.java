package umpire.lobby.moderation;

import io.vertx.mutiny.sqlclient.Row;
import java.time.Instant;
import java.time.OffsetDateTime;
import java.time.ZoneOffset;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Times in rows. */
final class Timestamps {
  private Timestamps() {}

  static Optional<Instant> of(Row row, String column) {
    return Optional.ofNullable(row.getOffsetDateTime(column)).map(OffsetDateTime::toInstant);
  }

  static OffsetDateTime at(Instant time) {
    return time.atOffset(ZoneOffset.UTC);
  }

  static @Nullable OffsetDateTime at(Optional<Instant> time) {
    return time.map(Timestamps::at).orElse(null);
  }
}
