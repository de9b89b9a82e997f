package umpire.game.store;

import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.chassis.kafka.Payload;

/**
 * A pack as it is kept.
 *
 * @param checksum of the pack that the files make
 * @param game whose
 * @param edition such as {@code river-crossing@1}
 * @param base checksum of the pack that the files are laid over; empty if they are a whole pack
 * @param files by path
 */
public record EditionRow(
    String checksum, String game, String edition, String base, SortedMap<String, Payload> files) {
  public EditionRow {
    files = Collections.unmodifiableSortedMap(new TreeMap<>(files));
  }

  /** The bytes of the files, by path. */
  public SortedMap<String, byte[]> bytes() {
    SortedMap<String, byte[]> bytes = new TreeMap<>();
    files.forEach((path, content) -> bytes.put(path, content.bytes()));
    return bytes;
  }

  /** A row of these files. */
  public static EditionRow of(
      String checksum, String game, String edition, String base, Map<String, byte[]> files) {
    SortedMap<String, Payload> kept = new TreeMap<>();
    files.forEach((path, bytes) -> kept.put(path, Payload.of(bytes)));
    return new EditionRow(checksum, game, edition, base, kept);
  }
}
