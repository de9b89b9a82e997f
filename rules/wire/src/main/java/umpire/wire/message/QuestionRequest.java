package umpire.wire.message;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;

/**
 * A question to the combat or the supply adjudicator.
 *
 * @param question {@code <match>/<number>}
 * @param match the match
 * @param game the game's id
 * @param edition the edition under which the match is played
 * @param checksum of that edition's pack
 * @param brief the game's brief
 * @param key the draw's key in hexadecimal; empty for supply, which throws no dice
 */
public record QuestionRequest(
    String question,
    String match,
    String game,
    String edition,
    String checksum,
    JsonNode brief,
    String key) {
  /**
   * SHA-256 of the brief as it is asked, 64 digits of lower-case hexadecimal; throws
   * IllegalStateException as {@link #digest} does.
   */
  public String briefDigest() {
    return digest(brief);
  }

  /**
   * SHA-256 of the JSON text of a brief in UTF-8, 64 digits of lower-case hexadecimal; throws
   * IllegalStateException if the JDK lacks SHA-256.
   */
  public static String digest(JsonNode brief) {
    try {
      byte[] text = brief.toString().getBytes(StandardCharsets.UTF_8);
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(text));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("this JDK lacks SHA-256", e);
    }
  }
}
