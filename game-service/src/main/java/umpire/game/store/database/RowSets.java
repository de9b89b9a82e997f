package umpire.game.store.database;

import io.vertx.core.buffer.Buffer;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.RowSet;
import java.util.Optional;
import java.util.stream.Stream;
import java.util.stream.StreamSupport;
import umpire.chassis.kafka.Payload;

/** Reads what a query returned. */
public final class RowSets {
  private RowSets() {}

  /** The rows in the order of the query. */
  public static Stream<Row> stream(RowSet<Row> rows) {
    return StreamSupport.stream(rows.spliterator(), false);
  }

  /** The first row; empty if there is none. */
  public static Optional<Row> first(RowSet<Row> rows) {
    return stream(rows).findFirst();
  }

  /** The last row; throws NoSuchElementException if there is none. */
  public static Row last(RowSet<Row> rows) {
    return stream(rows).reduce((_, later) -> later).orElseThrow();
  }

  /** The bytes of a column, which is not null. */
  public static Payload payload(Row row, String column) {
    return Payload.of(row.get(Buffer.class, column).getBytes());
  }
}
