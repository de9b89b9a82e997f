package umpire.game.store;

import io.smallrye.mutiny.Uni;
import io.vertx.core.buffer.Buffer;
import io.vertx.mutiny.sqlclient.Pool;
import io.vertx.mutiny.sqlclient.Row;
import io.vertx.mutiny.sqlclient.Tuple;
import jakarta.inject.Singleton;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.game.store.database.DatabaseUnavailable;
import umpire.game.store.database.RowSets;

/** Packs by checksum; what was kept once is never changed. */
@Singleton
public class EditionStore {
  private final Pool pool;

  EditionStore(Pool pool) {
    this.pool = pool;
  }

  /** Keeps a pack, unless it is here. */
  public Uni<Void> keep(EditionRow row) {
    Tuple values =
        Tuple.tuple()
            .addString(row.checksum())
            .addString(row.game())
            .addString(row.edition())
            .addString(row.base())
            .addArrayOfString(row.files().keySet().toArray(String[]::new))
            .addValue(
                row.files().values().stream()
                    .map(content -> Buffer.buffer(content.bytes()))
                    .toArray(Buffer[]::new));
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                with kept as (
                  insert into edition (checksum, game, edition, base, added_at)
                  values ($1, $2, $3, $4, now()) on conflict do nothing returning checksum)
                insert into edition_file (checksum, path, content)
                select kept.checksum, f.path, f.content
                from kept, unnest($5::text[], $6::bytea[]) as f (path, content)
                """)
            .execute(values)
            .replaceWithVoid());
  }

  /** The checksums of all packs that were kept, the oldest first. */
  public Uni<List<String>> checksums() {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery("select checksum from edition order by added_at, checksum")
            .execute()
            .map(rows -> RowSets.stream(rows).map(row -> row.getString(0)).toList()));
  }

  /** The pack of this checksum, if it was kept. */
  public Uni<Optional<EditionRow>> find(String checksum) {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                select e.game, e.edition, e.base, f.path, f.content
                from edition e join edition_file f on f.checksum = e.checksum
                where e.checksum = $1
                """)
            .execute(Tuple.of(checksum))
            .map(rows -> row(checksum, RowSets.stream(rows).toList())));
  }

  private static Optional<EditionRow> row(String checksum, List<Row> rows) {
    Map<String, byte[]> files = new TreeMap<>();
    rows.forEach(row -> files.put(row.getString("path"), RowSets.payload(row, "content").bytes()));
    return rows.stream()
        .findFirst()
        .map(
            row ->
                EditionRow.of(
                    checksum,
                    row.getString("game"),
                    row.getString("edition"),
                    row.getString("base"),
                    files));
  }

  /** The checksum of the pack of a game that was last kept under this name, if any was. */
  public Uni<Optional<String>> named(String game, String edition) {
    return DatabaseUnavailable.asProblem(
        pool.preparedQuery(
                """
                select checksum from edition
                where game = $1 and edition = $2 order by added_at desc limit 1
                """)
            .execute(Tuple.of(game, edition))
            .map(rows -> RowSets.first(rows).map(row -> row.getString(0))));
  }
}
