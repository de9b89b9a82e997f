package umpire.local.drivers.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class LatenciesTest {
  @Test
  void percentilesAreThoseOfTheNearestRank() {
    Latencies hundred =
        new Latencies(
            LongStream.rangeClosed(1, 100).map(ms -> (101 - ms) * 1_000_000).boxed().toList());

    assertThat(hundred.count()).isEqualTo(100);
    assertThat(hundred.percentile(50)).isEqualTo(50);
    assertThat(hundred.percentile(99)).isEqualTo(99);
    assertThat(hundred.percentile(100)).isEqualTo(100);
    assertThat(hundred.percentile(0.5)).isEqualTo(1);
  }

  @Test
  void oneDurationIsEveryPercentile() {
    Latencies one = new Latencies(List.of(2_500_000L));

    assertThat(one.percentile(1)).isEqualTo(2.5);
    assertThat(one.percentile(99)).isEqualTo(2.5);
  }

  @Test
  void nothingHasNoPercentile() {
    assertThatThrownBy(() -> new Latencies(List.of())).hasMessageContaining("nothing");
    assertThatThrownBy(() -> new Latencies(List.of(1L)).percentile(0)).hasMessageContaining("0");
    assertThatThrownBy(() -> new Latencies(List.of(1L)).percentile(101))
        .hasMessageContaining("101");
  }
}
