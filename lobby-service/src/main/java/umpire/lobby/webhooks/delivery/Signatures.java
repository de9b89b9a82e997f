package umpire.lobby.webhooks.delivery;

import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import javax.crypto.Mac;
import javax.crypto.spec.SecretKeySpec;

/**
 * The headers of Standard Webhooks: an id that stays the same at every attempt, the time of this
 * one, and HMAC-SHA256 over {@code id.timestamp.body} under each secret that is good now.
 */
final class Signatures {
  private static final String VERSION = "v1,";
  private static final String ALGORITHM = "HmacSHA256";

  private Signatures() {}

  /** The headers of one attempt. */
  static Map<String, String> headers(String id, Instant at, String body, List<byte[]> secrets) {
    String timestamp = "" + at.getEpochSecond();
    byte[] content = (id + "." + timestamp + "." + body).getBytes(StandardCharsets.UTF_8);
    return new TreeMap<>(
        Map.of(
            "webhook-id",
            id,
            "webhook-timestamp",
            timestamp,
            "webhook-signature",
            secrets.stream()
                .map(secret -> VERSION + signature(secret, content))
                .collect(Collectors.joining(" "))));
  }

  private static String signature(byte[] secret, byte[] content) {
    try {
      Mac mac = Mac.getInstance(ALGORITHM);
      mac.init(new SecretKeySpec(secret, ALGORITHM));
      return Base64.getEncoder().encodeToString(mac.doFinal(content));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this JDK lacks " + ALGORITHM, e);
    }
  }
}
