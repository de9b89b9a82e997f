package umpire.local.drivers.dice;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.http.Api;

class ExportTamperingTest {
  private static final String EXPORT =
      """
      {"commitment": "ab", "seed": "00",
       "seats": [{"seat": "a", "salt": "01"}, {"seat": "b", "salt": ""}],
       "events": [
         {"revision": 1, "event": {"draw": 1},
          "draws": [{"number": 1, "rule": "11", "shuffle": 2, "values": [1, 0]}]},
         {"revision": 2, "event": {"draw": 2, "question": 1}, "draws": []},
         {"revision": 3, "event": {"draw": 2, "question": 1, "report": {"die": 4}},
          "draws": [{"number": 2, "rule": "15", "sides": [6], "values": [4]}]},
         {"revision": 3, "event": {}, "draws": []}],
       "draws": [
         {"number": 1, "rule": "11", "shuffle": 2, "values": [1, 0]},
         {"number": 2, "rule": "15", "sides": [6], "values": [4]}]}
      """;

  @Test
  void everyTamperingGivesAnotherExportAndLeavesTheRealOneAlone() throws JsonProcessingException {
    JsonNode export = Api.JSON.readTree(EXPORT);
    Set<JsonNode> changed = new HashSet<>();

    List<ExportTampering> all = ExportTampering.all(export);
    all.forEach(exportTampering -> changed.add(exportTampering.of(export)));

    assertThat(all).hasSize(2 * (9 + 1 + 1) + 2 + 2 + 4);
    assertThat(changed).hasSize(all.size()).doesNotContain(export);
    assertThat(export).isEqualTo(Api.JSON.readTree(EXPORT));
  }

  @Test
  void theLastDrawIsLeftOutEverywhereAndItsDieIsInItsEvent() throws JsonProcessingException {
    JsonNode export = Api.JSON.readTree(EXPORT);

    JsonNode without = changed(export, "draw 2 left out here and at its event");
    JsonNode loaded = changed(export, "a die in the event of draw 2");

    assertThat(without.path("draws")).hasSize(1);
    assertThat(without.at("/events/2/draws")).isEmpty();
    assertThat(loaded.at("/events/2/event/report/die").asInt()).isEqualTo(5);
    assertThat(loaded.path("draws")).isEqualTo(export.path("draws"));
  }

  @Test
  void theLastDrawIsLeftOutToo() throws JsonProcessingException {
    JsonNode export = Api.JSON.readTree(EXPORT);

    JsonNode changed = changed(export, "draw 2 left out");

    assertThat(changed.path("draws")).hasSize(1);
    assertThat(changed.at("/events/2/draws")).hasSize(1);
  }

  private static JsonNode changed(JsonNode export, String what) {
    return ExportTampering.all(export).stream()
        .filter(one -> one.what().equals(what))
        .findFirst()
        .orElseThrow()
        .of(export);
  }
}
