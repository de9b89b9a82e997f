package umpire.lobby.encryption;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class SecretEncryptionTest {
  private static final String ONE = key('1');
  private static final String TWO = key('2');

  private final SecretEncryption encryption = SecretEncryption.under(ONE);

  private static String key(char letter) {
    return Base64.getEncoder()
        .encodeToString(String.valueOf(letter).repeat(32).getBytes(StandardCharsets.UTF_8));
  }

  @Test
  void aSecretOpensInItsRowAlone() {
    String stored = encryption.encrypt("a secret", "webhook/1");
    assertThat(stored).isNotEqualTo(encryption.encrypt("a secret", "webhook/1"));
    assertThat(encryption.decrypt(stored, "webhook/1")).contains("a secret");
    assertThat(encryption.decrypt(stored, "webhook/2")).isEmpty();
    assertThat(encryption.decrypt(stored, "signing_key/1")).isEmpty();
    assertThat(SecretEncryption.under(TWO).decrypt(stored, "webhook/1")).isEmpty();
    assertThat(new String(bytes(stored), StandardCharsets.ISO_8859_1)).doesNotContain("secret");
  }

  @Test
  void noBitOfItCanBeFlipped() {
    byte[] stored = bytes(encryption.encrypt("a secret", "webhook/1"));
    for (int bit = 0; bit < stored.length * 8; bit++) {
      byte[] forged = stored.clone();
      forged[bit / 8] ^= (byte) (1 << bit % 8);
      assertThat(
              encryption.decrypt("tink:" + Base64.getEncoder().encodeToString(forged), "webhook/1"))
          .isEmpty();
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "a secret", "plain:whsec_AA==", "tink:", "tink:!", "tink:AAAA"})
  void whatIsNoneOfOursOpensAsNothing(String stored) {
    assertThat(encryption.decrypt(stored, "webhook/1")).isEmpty();
  }

  @Test
  void anotherKeyTakesOverStepByStep() {
    String old = encryption.encrypt("a secret", "webhook/1");
    SecretEncryption both = SecretEncryption.under(TWO + ", " + ONE);
    assertThat(both.decrypt(old, "webhook/1")).contains("a secret");
    assertThat(both.isCurrent(old)).isFalse();
    String anew = both.encrypt("a secret", "webhook/1");
    assertThat(both.isCurrent(anew)).isTrue();
    assertThat(SecretEncryption.under(TWO).decrypt(anew, "webhook/1")).contains("a secret");
    assertThat(encryption.decrypt(anew, "webhook/1")).isEmpty();
    assertThat(SecretEncryption.under(ONE + "," + TWO).decrypt(anew, "webhook/1"))
        .as("an instance that is told of the new key first")
        .contains("a secret");
  }

  @Test
  void addressesAreHashedUnderEachKey() {
    SecretEncryption both = SecretEncryption.under(TWO + "," + ONE);
    assertThat(both.hashes("192.0.2.1"))
        .hasSize(2)
        .contains(encryption.hashes("192.0.2.1").getFirst())
        .doesNotContain(encryption.hashes("192.0.2.2").getFirst());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", " ", "short", "c2hvcnQ=", "!", ","})
  void withoutAKeyNothingStarts(String keys) {
    assertThatThrownBy(() -> new SecretEncryption(Optional.of(keys)))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("UMPIRE_LOBBY_KEY");
    assertThatThrownBy(() -> SecretEncryption.under(ONE + "," + ONE))
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("UMPIRE_LOBBY_KEY");
  }

  private static byte[] bytes(String stored) {
    return Base64.getDecoder().decode(stored.substring("tink:".length()));
  }
}
