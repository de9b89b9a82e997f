package umpire.chassis.quota;

import io.github.bucket4j.Bucket;
import io.github.bucket4j.ConsumptionProbe;
import io.github.bucket4j.EstimationProbe;
import io.github.bucket4j.TimeMeter;
import jakarta.inject.Inject;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Arrays;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import org.eclipse.microprofile.config.Config;
import umpire.chassis.common.RecentlyUsed;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;

/**
 * What is left to whom, in this process: a token bucket for each holder and quota. One that was not
 * used for long begins anew, which is what a full bucket is.
 */
@Singleton
public class Quotas {
  /** Buckets that are remembered. */
  private static final int MOST = 50_000;

  private final Map<Quota, Rate> rates;
  private final TimeMeter clock;
  private final Map<Held, Bucket> buckets = new RecentlyUsed<>(MOST);

  /** So many a minute for ever, and ten seconds' worth at once. */
  record Rate(long aMinute) {
    private static final long SAVED_PARTS_OF_A_MINUTE = 6;

    Rate {
      if (aMinute < SAVED_PARTS_OF_A_MINUTE) {
        throw new IllegalArgumentException("a quota is at least 6 a minute, not " + aMinute);
      }
    }

    long most() {
      return aMinute / SAVED_PARTS_OF_A_MINUTE;
    }
  }

  private record Held(Quota quota, String holder) {}

  @Inject
  Quotas(Config config) {
    this(
        Arrays.stream(Quota.values())
            .collect(Collectors.toMap(quota -> quota, quota -> configured(config, quota))),
        TimeMeter.SYSTEM_MILLISECONDS);
  }

  Quotas(Map<Quota, Rate> rates, TimeMeter clock) {
    this.rates = Map.copyOf(rates);
    this.clock = clock;
  }

  private static Rate configured(Config config, Quota quota) {
    return new Rate(config.getValue("umpire.quota." + quota.key(), Long.class));
  }

  /** Counts a call; throws 429 where none is left. */
  QuotaState take(Quota quota, String holder) {
    ConsumptionProbe probe = bucket(quota, holder).tryConsumeAndReturnRemaining(1);
    QuotaState quotaState = standing(quota, probe.getRemainingTokens());
    if (!probe.isConsumed()) {
      throw spent(quotaState, probe.getNanosToWaitForRefill());
    }
    return quotaState;
  }

  /** Throws 429 where none is left; counts nothing. */
  QuotaState look(Quota quota, String holder) {
    EstimationProbe probe = bucket(quota, holder).estimateAbilityToConsume(1);
    QuotaState quotaState = standing(quota, probe.getRemainingTokens());
    if (!probe.canBeConsumed()) {
      throw spent(quotaState, probe.getNanosToWaitForRefill());
    }
    return quotaState;
  }

  /** Counts what has been done already, down to nothing left. */
  void charge(Quota quota, String holder) {
    bucket(quota, holder).tryConsumeAsMuchAsPossible(1);
  }

  /**
   * Counts an order that was answered: one that was refused costs one, one that was accepted lets
   * its sender read some more.
   *
   * @param player whose orders are counted together
   * @param reader whose reads are counted together
   * @param status of the answer
   */
  void settleOrder(String player, String reader, int status) {
    if (status >= 400 && status < 500) {
      charge(Quota.PLAY, player);
    } else if (status < 300) {
      give(Quota.READ, reader, Quota.READS_EARNED);
    }
  }

  /** Gives so many calls back, up to the most. */
  void give(Quota quota, String holder, long calls) {
    bucket(quota, holder).addTokens(calls);
  }

  /** How the holder stands; counts nothing. */
  QuotaState standing(Quota quota, String holder) {
    return standing(quota, bucket(quota, holder).getAvailableTokens());
  }

  private QuotaState standing(Quota quota, long remaining) {
    Rate rate = rate(quota);
    return new QuotaState(quota, rate.most(), rate.aMinute(), remaining);
  }

  private Rate rate(Quota quota) {
    return Objects.requireNonNull(rates.get(quota));
  }

  private Bucket bucket(Quota quota, String holder) {
    synchronized (buckets) {
      return buckets.computeIfAbsent(new Held(quota, holder), _ -> full(quota));
    }
  }

  private Bucket full(Quota quota) {
    Rate rate = rate(quota);
    return Bucket.builder()
        .withCustomTimePrecision(clock)
        .addLimit(
            limit ->
                limit.capacity(rate.most()).refillGreedy(rate.aMinute(), Duration.ofMinutes(1)))
        .build();
  }

  /** 429, with what a program needs to go on in time. */
  private static ProblemException spent(QuotaState quotaState, long waitNanos) {
    Quota quota = quotaState.quota();
    long retry = Math.max(1, Duration.ofNanos(waitNanos).plusNanos(999_999_999).toSeconds());
    return Problem.of(
            429,
            "too-many-calls",
            "Too many calls",
            "The quota '%s' holds %d at once and %d a minute; ask again in %d s."
                .formatted(quota.key(), quotaState.most(), quotaState.aMinute(), retry))
        .with("key", quota.key())
        .with("remaining", quotaState.remaining())
        .with("reset", quotaState.reset())
        .asException()
        .header("Retry-After", Long.toString(retry))
        .header(QuotaState.POLICY, quotaState.policy())
        .header(QuotaState.REST, quotaState.rest());
  }
}
