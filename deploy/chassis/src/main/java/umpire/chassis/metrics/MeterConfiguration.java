package umpire.chassis.metrics;

import io.micrometer.core.instrument.Meter;
import io.micrometer.core.instrument.Tags;
import io.micrometer.core.instrument.config.MeterFilter;
import io.micrometer.core.instrument.distribution.DistributionStatisticConfig;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.List;
import java.util.stream.Stream;
import org.eclipse.microprofile.config.inject.ConfigProperty;

/** What holds for the figures of every service: each names its service, and times have buckets. */
@Singleton
class MeterConfiguration {
  private static final List<Duration> BUCKETS =
      Stream.of(1, 2, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500, 5_000, 10_000, 30_000)
          .map(Duration::ofMillis)
          .toList();

  private static final String OURS = "umpire.";
  private static final String REQUESTS = "http.server.requests";

  @Produces
  @Singleton
  MeterFilter service(
      @ConfigProperty(name = "quarkus.application.name", defaultValue = "unnamed") String name) {
    return MeterFilter.commonTags(Tags.of("service", name));
  }

  /** From 1 ms to 30 s, so that quantiles can be reckoned over all instances. */
  @Produces
  @Singleton
  MeterFilter buckets() {
    double[] nanos = BUCKETS.stream().mapToDouble(Duration::toNanos).toArray();
    return new MeterFilter() {
      @Override
      public DistributionStatisticConfig configure(
          Meter.Id id, DistributionStatisticConfig config) {
        return id.getType() == Meter.Type.TIMER
                && (id.getName().startsWith(OURS) || id.getName().equals(REQUESTS))
            ? DistributionStatisticConfig.builder()
                .serviceLevelObjectives(nanos)
                .build()
                .merge(config)
            : config;
      }
    };
  }
}
