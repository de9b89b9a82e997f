package umpire.wire.pack;

import java.nio.charset.StandardCharsets;
import java.util.Collections;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * A pack as game-service publishes it to whoever adjudicates under it.
 *
 * @param game the game's id
 * @param edition its name
 * @param checksum of the pack that the files make
 * @param base checksum of the pack that the files are laid over; empty if they are a whole pack
 * @param files their text by path
 */
public record PublishedEdition(
    String game, String edition, String checksum, String base, Map<String, String> files) {
  /** The topic, and the type of its messages. */
  public static final String TOPIC = "editions";

  public PublishedEdition {
    files = Collections.unmodifiableMap(new TreeMap<>(files));
  }

  /**
   * The message of a pack with these files.
   *
   * @param base checksum of the pack below; empty for a whole pack
   * @param files bytes of UTF-8 by path
   */
  public static PublishedEdition of(
      String game, String edition, String checksum, String base, Map<String, byte[]> files) {
    Map<String, String> texts = new TreeMap<>();
    files.forEach((path, bytes) -> texts.put(path, new String(bytes, StandardCharsets.UTF_8)));
    return new PublishedEdition(game, edition, checksum, base, texts);
  }

  /**
   * The key of the message, {@code <game>/<edition>/<checksum>}. The topic is compacted and keeps
   * the newest message of each key, so every published pack stays in it.
   */
  public String key() {
    return game + "/" + edition + "/" + checksum;
  }

  SortedMap<String, byte[]> bytes() {
    SortedMap<String, byte[]> bytes = new TreeMap<>();
    files.forEach((path, text) -> bytes.put(path, text.getBytes(StandardCharsets.UTF_8)));
    return bytes;
  }
}
