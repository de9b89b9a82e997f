package umpire.chassis.quota;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.bucket4j.TimeMeter;
import java.util.Arrays;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.chassis.http.ProblemException;

class QuotasTest {
  private static final long SECOND = 1_000_000_000L;
  private static final int A_MINUTE = 60;
  private static final int MOST = 10;

  private final AtomicLong now = new AtomicLong();
  private final Quotas quotas =
      new Quotas(
          Arrays.stream(Quota.values())
              .collect(Collectors.toMap(quota -> quota, _ -> new Quotas.Rate(A_MINUTE))),
          new TimeMeter() {
            @Override
            public long currentTimeNanos() {
              return now.get();
            }

            @Override
            public boolean isWallClockBased() {
              return false;
            }
          });

  @ParameterizedTest
  @EnumSource(Quota.class)
  void tenSecondsWorthIsHeldAndTheNextIsRefusedWithARetryTime(Quota quota) {
    for (int left = MOST - 1; left >= 0; left--) {
      assertThat(quotas.take(quota, "one").remaining()).isEqualTo(left);
    }
    assertThatThrownBy(() -> quotas.take(quota, "one"))
        .isInstanceOfSatisfying(ProblemException.class, refused -> tellsAll(quota, refused));
    assertThatThrownBy(() -> quotas.look(quota, "one")).isInstanceOf(ProblemException.class);
    assertThatCode(() -> quotas.take(quota, "other")).doesNotThrowAnyException();
  }

  private static void tellsAll(Quota quota, ProblemException refused) {
    assertThat(refused.problem().status()).isEqualTo(429);
    assertThat(refused.problem().members())
        .containsEntry("key", quota.key())
        .containsEntry("remaining", 0L)
        .containsEntry("reset", 10L);
    assertThat(refused.headers())
        .containsEntry("Retry-After", "1")
        .containsEntry("RateLimit-Policy", "\"%s\";q=10;w=10".formatted(quota.key()))
        .containsEntry("RateLimit", "\"%s\";r=0;t=10".formatted(quota.key()));
  }

  @Test
  void whatIsSpentComesBackInItsTime() {
    for (int i = 0; i < MOST; i++) {
      quotas.take(Quota.READ, "one");
    }
    now.addAndGet(2 * SECOND);
    assertThat(quotas.standing(Quota.READ, "one").remaining()).isEqualTo(2);
    quotas.take(Quota.READ, "one");
    quotas.take(Quota.READ, "one");
    assertThatThrownBy(() -> quotas.take(Quota.READ, "one")).isInstanceOf(ProblemException.class);
    now.addAndGet(3600 * SECOND);
    assertThat(quotas.standing(Quota.READ, "one").remaining()).isEqualTo(MOST);
  }

  @Test
  void quotasOfOneHolderAreCountedApart() {
    for (int i = 0; i < MOST; i++) {
      quotas.take(Quota.READ, "one");
    }
    assertThat(quotas.take(Quota.CREATE, "one").remaining()).isEqualTo(MOST - 1);
  }

  @Test
  void whatIsLookedAtIsNotCountedAndWhatIsChargedNeverGoesBelowNothing() {
    assertThat(quotas.look(Quota.PLAY, "one").remaining()).isEqualTo(MOST);
    for (int i = 0; i < 2 * MOST; i++) {
      quotas.charge(Quota.PLAY, "one");
    }
    assertThat(quotas.standing(Quota.PLAY, "one").remaining()).isZero();
    now.addAndGet(SECOND);
    assertThatCode(() -> quotas.look(Quota.PLAY, "one")).doesNotThrowAnyException();
  }

  @Test
  void whatIsGivenBackIsNeverMoreThanTheMost() {
    quotas.take(Quota.READ, "one");
    quotas.give(Quota.READ, "one", Quota.READS_EARNED);
    assertThat(quotas.standing(Quota.READ, "one").remaining()).isEqualTo(MOST);
  }

  @Test
  void aQuotaThatHoldsNothingIsNoQuota() {
    assertThatThrownBy(() -> new Quotas.Rate(5)).hasMessageContaining("at least 6");
  }
}
