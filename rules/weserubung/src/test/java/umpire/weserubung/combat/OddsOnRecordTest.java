package umpire.weserubung.combat;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Odds of battles by lot, large ones too, are digit for digit those on record (odds-on-record.txt;
 * {@link BattleByLot} writes a line).
 */
final class OddsOnRecordTest {
  static List<String> lines() throws IOException {
    try (InputStream file =
        Objects.requireNonNull(OddsOnRecordTest.class.getResourceAsStream("odds-on-record.txt"))) {
      return new String(file.readAllBytes(), StandardCharsets.UTF_8).lines().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("lines")
  void areAsTheyWere(String line) {
    long seed = Long.parseLong(line.substring(0, line.indexOf(' ')));
    assertThat(seed + " " + BattleByLot.told(seed)).isEqualTo(line);
  }
}
