package umpire.lobby.webhooks.delivery;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.standardwebhooks.Webhook;
import com.standardwebhooks.exceptions.WebhookVerificationException;
import java.net.http.HttpHeaders;
import java.time.Duration;
import java.time.Instant;
import java.util.Base64;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.lobby.encryption.SecretEncryption;

/** What is signed here is verified by the reference implementation of Standard Webhooks. */
class SignaturesTest {
  private static final String BODY = "{\"type\":\"ping\",\"text\":\"Fähre nach Å\"}";

  private final WebhookSecrets box =
      new WebhookSecrets(SecretEncryption.under(Base64.getEncoder().encodeToString(new byte[32])));
  private final String secret = box.fresh();
  private final String other = box.fresh();

  /** Of the specification's own documents. */
  @Test
  void theKnownVectorComesOut() {
    assertThat(
            Signatures.headers(
                "msg_p5jXN8AQM9LWM0D4loKWxJek",
                Instant.ofEpochSecond(1_614_265_330),
                "{\"test\": 2432232314}",
                List.of(bytes("whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw"))))
        .containsEntry("webhook-id", "msg_p5jXN8AQM9LWM0D4loKWxJek")
        .containsEntry("webhook-timestamp", "1614265330")
        .containsEntry("webhook-signature", "v1,g0hM9SsE+OTPJTGt/tmIKtSyZlE3uFJELVlNIOLJ1OE=");
  }

  @Test
  void aReceiverAcceptsOurSignature() {
    Map<String, String> headers = headers(Instant.now(), secret);
    assertThatCode(() -> verify(secret, BODY, headers)).doesNotThrowAnyException();
  }

  @Test
  void afterARotationEitherSecretDoes() {
    Map<String, String> headers = headers(Instant.now(), secret, other);
    for (String one : List.of(secret, other)) {
      assertThatCode(() -> verify(one, BODY, headers)).doesNotThrowAnyException();
    }
    refused(box.fresh(), BODY, headers);
  }

  @Test
  void nothingOfItMayBeChanged() {
    Map<String, String> headers = headers(Instant.now(), secret);
    refused(other, BODY, headers);
    refused(secret, BODY + " ", headers);
    refused(secret, BODY, with(headers, "webhook-id", "another"));
    long at = Long.parseLong(headers.getOrDefault("webhook-timestamp", "0"));
    refused(secret, BODY, with(headers, "webhook-timestamp", "" + (at + 1)));
    refused(secret, BODY, headers(Instant.now().minus(Duration.ofMinutes(6)), secret));
  }

  @Test
  void aSecretHasTheLengthThatTheSpecificationAsksFor() {
    assertThat(secret).matches("whsec_[A-Za-z0-9+/]{43}=");
    assertThat(bytes(secret)).hasSizeBetween(24, 64);
    assertThat(secret).isNotEqualTo(other);
  }

  private Map<String, String> headers(Instant at, String... secrets) {
    List<byte[]> keys = List.of(secrets).stream().map(SignaturesTest::bytes).toList();
    return Signatures.headers("0194-id", at, BODY, keys);
  }

  private static byte[] bytes(String secret) {
    return Base64.getDecoder().decode(secret.substring(WebhookSecrets.PREFIX.length()));
  }

  private static Map<String, String> with(Map<String, String> headers, String name, String value) {
    Map<String, String> changed = new TreeMap<>(headers);
    changed.put(name, value);
    return changed;
  }

  private static void refused(String secret, String body, Map<String, String> headers) {
    assertThatThrownBy(() -> verify(secret, body, headers))
        .isInstanceOf(WebhookVerificationException.class);
  }

  private static void verify(String secret, String body, Map<String, String> headers)
      throws Exception {
    Map<String, List<String>> lists =
        headers.entrySet().stream()
            .collect(Collectors.toMap(Map.Entry::getKey, entry -> List.of(entry.getValue())));
    new Webhook(secret).verify(body, HttpHeaders.of(lists, (_, _) -> true));
  }
}
