package umpire.wire.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.wire.WireException;
import umpire.wire.toy.ToyGame;

class LevelScoresTest {
  private static final List<String> TWO = List.of("red", "blue");
  private static final List<String> THREE = List.of("red", "blue", "green");

  private static LevelScores read(String json) throws IOException {
    return LevelScores.read(json.getBytes(StandardCharsets.UTF_8), "toy/scores.json");
  }

  private static BigDecimal d(String digits) {
    return new BigDecimal(digits);
  }

  @Test
  void aLevelCountsWhatTheScenarioSaysAndTheOthersHaveTheRest() throws IOException {
    LevelScores scores =
        read(
            """
            {"provenance": {"kind": "house"}, "scenarios": {"small": {"marginal": 0.75}}}
            """);
    assertThat(scores.of("small", "marginal", TWO, Set.of("blue")))
        .containsExactly(Map.entry("red", d("0.25")), Map.entry("blue", d("0.75")));
    assertThat(scores.of("small", "marginal", THREE, Set.of("red", "blue")))
        .containsValues(d("0.75"), d("0.75"), d("0.25"));
    assertThat(scores.of("other", "marginal", TWO, Set.of("blue")))
        .as("of another scenario")
        .containsExactly(Map.entry("red", d("0")), Map.entry("blue", d("1")));
  }

  @Test
  void whatNoRulebookNamesCountsAsWonLostOrDrawn() {
    LevelScores none = LevelScores.of(new ToyGame());
    assertThat(none.of("small", "resignation", TWO, Set.of("red")))
        .containsExactly(Map.entry("red", d("1")), Map.entry("blue", d("0")));
    assertThat(none.of("small", "draw", THREE, Set.of()).values())
        .containsOnly(d("0.5"))
        .hasSize(3);
  }

  @ParameterizedTest
  @CsvSource({"0.49", "1.01", "-1", "true"})
  void aWinnerHasFromAHalfToOne(String share) {
    String json =
        "{\"provenance\": {\"kind\": \"house\"}, \"scenarios\": {\"small\": {\"far\": "
            + share
            + "}}}";
    assertThatThrownBy(() -> read(json))
        .isInstanceOf(WireException.class)
        .hasMessageContaining("/scenarios/small/far");
  }

  @Test
  void houseDataSaysThatItIs() {
    assertThatThrownBy(() -> read("{\"scenarios\": {}}")).isInstanceOf(WireException.class);
  }
}
