package umpire.local.host;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class HostOptionsTest {
  @Test
  void withoutArgumentsTheEnvironmentDecides() {
    HostOptions options =
        HostOptions.of(List.of(), Map.of("UMPIRE_HOME", "/data", "UMPIRE_PORT_BASE", "9000"));

    assertThat(options.home()).isEqualTo(Path.of("/data"));
    assertThat(options.kafkaPort()).isEqualTo(9010);
    assertThat(options.controllerPort()).isEqualTo(9011);
    assertThat(options.postgresPort()).isEqualTo(9012);
    assertThat(options.parts()).containsExactlyInAnyOrder(HostPart.KAFKA, HostPart.POSTGRES);
    assertThat(options.durability()).isEqualTo(Durability.SAFE);
    assertThat(options.readyFile()).isEqualTo(Path.of("/data/host.ready"));
  }

  @Test
  void argumentsAreStronger() {
    HostOptions options =
        HostOptions.of(
            List.of("--home", "/other", "--only", "kafka", "--kafka-port", "1", "--watch-pid", "2"),
            Map.of("UMPIRE_HOME", "/data"));

    assertThat(options.home()).isEqualTo(Path.of("/other"));
    assertThat(options.parts()).containsExactly(HostPart.KAFKA);
    assertThat(options.kafkaPort()).isEqualTo(1);
    assertThat(options.watched()).containsExactly(2L);
  }

  @Test
  void portZeroIsAnyFreeOne() {
    HostOptions options = HostOptions.of(List.of("--kafka-port", "0"), Map.of());

    assertThat(options.kafkaPort()).isPositive();
  }

  @Test
  void whatIsNotKnownIsRefused() {
    assertThatThrownBy(() -> HostOptions.of(List.of("--fast"), Map.of()))
        .hasMessage("unknown argument --fast");
    assertThatThrownBy(() -> HostOptions.of(List.of("--home"), Map.of()))
        .hasMessage("--home needs a value");
    assertThatThrownBy(() -> HostOptions.of(List.of("--kafka-port", "x"), Map.of()))
        .hasMessage("--kafka-port needs a number, not 'x'");
    assertThatThrownBy(() -> HostOptions.of(List.of("--only", "redis"), Map.of()))
        .hasMessageContaining("kafka and postgres");
  }
}
