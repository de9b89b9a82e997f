package umpire.local.drivers.overlay;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.http.Api;

class ReplacedChartsTest {
  private static final String EXPORT =
      """
      {"events": [
        {"type": "supply-tested", "event": {"report": {"lines": [
          {"unit": "british-tanks-1", "path": []}, {"unit": "scots-guards", "path": ["1710"]}]}}},
        {"type": "assault-fought", "event": {"report": {"result": {"attacker": 0, "defender": 4}}}}]}
      """;

  @Test
  void anAssaultUnderTheGamesOwnPackIsDistinguishedFromOneUnderTheOverlay() {
    assertThat(ReplacedCharts.bloodless(json(EXPORT))).isFalse();
    assertThat(ReplacedCharts.straight(json(EXPORT))).isTrue();
    assertThat(ReplacedCharts.bloodless(json(EXPORT.replace(": 4", ": 0")))).isTrue();
    assertThat(ReplacedCharts.straight(json(EXPORT.replace("[\"1710\"]", "[]")))).isFalse();
    assertThatThrownBy(() -> ReplacedCharts.result(json("{\"events\": []}")))
        .isInstanceOf(Api.Unexpected.class);
  }

  @Test
  void theOverlayHurtsNobodyAndLeavesTheTableThatItWasMadeFrom() {
    JsonNode table = json("{\"cells\": [[{\"attacker\": 1, \"defender\": 2}]]}");

    JsonNode overlay = new ReplacedCharts("mine@1+mine").overlay(table);

    assertThat(overlay.at("/files/tables~1combat-results.json/cells/0/0"))
        .isEqualTo(json("{\"attacker\": 0, \"defender\": 0}"));
    assertThat(table.at("/cells/0/0/defender").asInt()).isEqualTo(2);
    assertThat(overlay.path("edition").asText()).isEqualTo("mine@1+mine");
  }

  private static JsonNode json(String text) {
    try {
      return Api.JSON.readTree(text);
    } catch (JsonProcessingException e) {
      throw new AssertionError(e);
    }
  }
}
