package umpire.chassis.auth;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Clock;
import java.time.Instant;
import java.time.InstantSource;
import java.time.ZoneOffset;
import java.util.Set;
import org.junit.jupiter.api.Test;

class VerifiedTokensTest {
  private static final Account ANN = new Account("1", "ann", Set.of("match:play"));
  private static final Instant NOON = Instant.parse("2026-11-21T12:00:00Z");
  private static final Permit LONG = new Permit(ANN, "s", NOON.plusSeconds(600));
  private static final Permit SHORT = new Permit(ANN, "s", NOON.plusSeconds(10));

  private Instant now = NOON;
  private final InstantSource source = () -> now;
  private final Clock clock = source.withZone(ZoneOffset.UTC);
  private final VerifiedTokens tokens = new VerifiedTokens(clock);

  @Test
  void a_token_is_known_by_all_its_letters() {
    tokens.keep("a.b.c", LONG);
    assertThat(tokens.permit("a.b.c")).contains(LONG);
    assertThat(tokens.permit("a.b.d")).isEmpty();
  }

  @Test
  void a_token_that_expires_is_removed_in_that_moment() {
    tokens.keep("a.b.c", SHORT);
    now = NOON.plusSeconds(9);
    assertThat(tokens.permit("a.b.c")).contains(SHORT);
    now = NOON.plusSeconds(10);
    assertThat(tokens.permit("a.b.c")).isEmpty();
  }

  @Test
  void a_token_that_lives_longer_is_verified_again_after_a_minute() {
    tokens.keep("a.b.c", LONG);
    now = NOON.plusSeconds(59);
    assertThat(tokens.permit("a.b.c")).contains(LONG);
    now = NOON.plusSeconds(60);
    assertThat(tokens.permit("a.b.c")).isEmpty();
  }
}
