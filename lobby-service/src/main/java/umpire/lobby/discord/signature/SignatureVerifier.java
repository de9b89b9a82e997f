package umpire.lobby.discord.signature;

import jakarta.enterprise.context.ApplicationScoped;
import java.nio.charset.StandardCharsets;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.util.HexFormat;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.lobby.discord.settings.DiscordSettings;

/**
 * Admits what Discord has signed within the last five minutes: Ed25519 over the timestamp and the
 * exact bytes of the body. Everything else is 401, without details.
 */
@ApplicationScoped
public class SignatureVerifier {
  private static final Duration TOLERANCE = Duration.ofMinutes(5);
  private static final Pattern SECONDS = Pattern.compile("\\d{1,11}");
  private static final Pattern HEX = Pattern.compile("[0-9a-fA-F]{128}");

  private final DiscordSettings settings;
  private final Clock clock;

  SignatureVerifier(DiscordSettings settings, Clock clock) {
    this.settings = settings;
    this.clock = clock;
  }

  /** Returns where all is well; 401 otherwise, 404 where there is no Discord. */
  public void admit(@Nullable String signature, @Nullable String timestamp, byte[] body) {
    settings.require();
    if (signature == null
        || timestamp == null
        || !HEX.matcher(signature).matches()
        || !recent(timestamp)
        || !settings
            .key()
            .signed(
                HexFormat.of().parseHex(signature),
                timestamp.getBytes(StandardCharsets.US_ASCII),
                body)) {
      throw Problem.of(401, "not-signed", "Not signed by Discord", "The signature does not verify.")
          .asException();
    }
  }

  private boolean recent(String timestamp) {
    if (!SECONDS.matcher(timestamp).matches()) {
      return false;
    }
    Instant signed = Instant.ofEpochSecond(Long.parseLong(timestamp));
    return Duration.between(signed, clock.instant()).abs().compareTo(TOLERANCE) <= 0;
  }
}
