package umpire.local.drivers.match;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.local.drivers.http.Api;

class RandomCommandsTest {
  private static final String ASKED =
      """
      {"id": 3, "rule": "1.1", "fallback": {"type": "wait"}, "offers": [
        {"type": "wait", "parameters": []},
        {"type": "march", "parameters": [
          {"name": "unit", "domain": {"type": "one", "values": ["a", "b"]}},
          {"name": "pace", "domain": {"type": "number", "min": 1, "max": 2}}]},
        {"type": "commit", "parameters": [
          {"name": "units", "domain": {"type": "some", "values": ["a", "b"], "min": 1, "max": 2}}]}]}
      """;

  @Test
  void everythingOnOfferIsDrawnOnceInAWhileAndNothingElse() throws JsonProcessingException {
    RandomCommands randomCommands = new RandomCommands(new Random(1));
    JsonNode asked = Api.JSON.readTree(ASKED);
    Set<String> drawn = new HashSet<>();
    for (int i = 0; i < 500; i++) {
      drawn.add(randomCommands.command(asked).toString());
    }
    assertThat(drawn)
        .containsExactlyInAnyOrder(
            "{\"type\":\"wait\"}",
            "{\"type\":\"march\",\"unit\":\"a\",\"pace\":1}",
            "{\"type\":\"march\",\"unit\":\"a\",\"pace\":2}",
            "{\"type\":\"march\",\"unit\":\"b\",\"pace\":1}",
            "{\"type\":\"march\",\"unit\":\"b\",\"pace\":2}",
            "{\"type\":\"commit\",\"units\":[\"a\"]}",
            "{\"type\":\"commit\",\"units\":[\"b\"]}",
            "{\"type\":\"commit\",\"units\":[\"a\",\"b\"]}",
            "{\"type\":\"commit\",\"units\":[\"b\",\"a\"]}");
  }

  @Test
  void sharesKeepEachWithinItsBoundsAndTheirSum() throws JsonProcessingException {
    String shares =
        """
        {"id": 3, "rule": "6.2", "fallback": {"type": "wait"}, "offers": [
          {"type": "buy", "parameters": [
            {"name": "numbers", "domain": {"type": "shares", "min": 2, "max": 3, "shares": [
              {"value": "a", "least": 0, "most": 2}, {"value": "b", "least": 1, "most": 3}]}}]}]}
        """;
    RandomCommands randomCommands = new RandomCommands(new Random(1));
    JsonNode asked = Api.JSON.readTree(shares);
    Set<JsonNode> drawn = new HashSet<>();
    for (int i = 0; i < 500; i++) {
      drawn.add(randomCommands.command(asked).path("numbers"));
    }
    assertThat(drawn)
        .containsExactlyInAnyOrder(
            shared(0, 2), shared(1, 1), shared(0, 3), shared(1, 2), shared(2, 1));
  }

  private static JsonNode shared(int a, int b) {
    return Api.JSON.createObjectNode().put("a", a).put("b", b);
  }

  @Test
  void whereASetIsListedElsewhereTheFallbackIsTaken() throws JsonProcessingException {
    String named =
        """
        {"id": 3, "rule": "1.1", "fallback": {"type": "wait"}, "offers": [
          {"type": "place", "parameters": [
            {"name": "hex", "domain": {"type": "named", "set": "north"}}]}]}
        """;
    RandomCommands randomCommands = new RandomCommands(new Random(1));
    assertThat(randomCommands.command(Api.JSON.readTree(named))).hasToString("{\"type\":\"wait\"}");
  }
}
