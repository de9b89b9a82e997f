package umpire.combat.store;

import java.nio.charset.StandardCharsets;
import java.time.Instant;
import umpire.chassis.common.Sha256;

/**
 * One adjudicated question of a match.
 *
 * @param question {@code <match>/<number>}
 * @param match the match
 * @param game the game's id
 * @param edition the edition under which it was adjudicated
 * @param checksum of that edition's pack
 * @param key of the dice, in hexadecimal
 * @param brief JSON as it was asked
 * @param report canonical JSON
 * @param foughtAt when it was adjudicated
 */
public record Battle(
    String question,
    String match,
    String game,
    String edition,
    String checksum,
    String key,
    String brief,
    String report,
    Instant foughtAt) {
  /**
   * Whether both are answers to one and the same question: as to its id, so to its brief, its key
   * and its edition. The digest covers all of them.
   */
  public boolean answersTheSameAs(Battle other) {
    return digest().equals(other.digest());
  }

  /** SHA-256 of all that was asked, a line for each part. */
  private String digest() {
    String asked = String.join("\n", question, match, game, edition, checksum, key, brief);
    return Sha256.hex(asked.getBytes(StandardCharsets.UTF_8));
  }
}
