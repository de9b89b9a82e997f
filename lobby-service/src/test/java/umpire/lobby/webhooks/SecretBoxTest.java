package umpire.lobby.webhooks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.charset.StandardCharsets;
import java.util.Base64;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SecretBoxTest {
  private static final String KEY = Base64.getEncoder().encodeToString(new byte[32]);
  private static final String OTHER_KEY =
      Base64.getEncoder()
          .encodeToString("0123456789abcdef0123456789abcdef".getBytes(StandardCharsets.UTF_8));

  private final SecretBox open = new SecretBox(Optional.empty());
  private final SecretBox sealing = new SecretBox(Optional.of(KEY));

  @Test
  void whatIsKeptUnderAKeyTellsNothingAndOpensForItsWebhookAlone() {
    String secret = sealing.fresh();
    byte[] bytes = Base64.getDecoder().decode(secret.substring(SecretBox.PREFIX.length()));
    String kept = sealing.close("one", secret);
    assertThat(kept).doesNotContain(secret.substring(SecretBox.PREFIX.length()));
    assertThat(sealing.close("one", secret)).as("a nonce of its own").isNotEqualTo(kept);
    assertThat(sealing.open("one", kept)).isEqualTo(bytes);
    assertThatThrownBy(() -> sealing.open("two", kept)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> open.open("one", kept)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> new SecretBox(Optional.of(OTHER_KEY)).open("one", kept))
        .isInstanceOf(IllegalStateException.class);
  }

  @Test
  void whatWasKeptWithoutAKeyStaysReadableWhenOneComes() {
    String secret = open.fresh();
    String kept = open.close("one", secret);
    assertThat(sealing.open("one", kept)).isEqualTo(open.open("one", kept));
  }

  @Test
  void aKeyThatIsNoneStopsTheService() {
    for (String key : new String[] {"short", "c2hvcnQ=", "!"}) {
      assertThatThrownBy(() -> new SecretBox(Optional.of(key)))
          .as(key)
          .isInstanceOf(IllegalArgumentException.class);
    }
  }
}
