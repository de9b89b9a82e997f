package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.random.RandomGenerator;
import umpire.local.drivers.http.Api;

/** Commands drawn at random from what is on offer, as JSON, without any knowledge of the game. */
public final class RandomCommands {
  private final RandomGenerator random;

  public RandomCommands(RandomGenerator random) {
    this.random = random;
  }

  /**
   * A command on offer: first its type, so that one offered for each of forty units is no likelier
   * than another, then one of its offers, then the parameters. Where the members of a named set are
   * not listed, the fallback.
   *
   * @param asked an open decision: {id, rule, offers, fallback}
   */
  public JsonNode command(JsonNode asked) {
    Map<String, List<JsonNode>> byType = new LinkedHashMap<>();
    for (JsonNode offer : asked.path("offers")) {
      byType.computeIfAbsent(offer.path("type").asText(), _ -> new ArrayList<>()).add(offer);
    }
    if (byType.isEmpty()) {
      return asked.path("fallback");
    }
    JsonNode offer = one(one(List.copyOf(byType.values())));
    ObjectNode command = Api.JSON.createObjectNode().put("type", offer.path("type").asText());
    for (JsonNode parameter : offer.path("parameters")) {
      Optional<JsonNode> value = value(parameter.path("domain"));
      if (value.isEmpty()) {
        return asked.path("fallback");
      }
      command.set(parameter.path("name").asText(), value.get());
    }
    return command;
  }

  private Optional<JsonNode> value(JsonNode domain) {
    List<JsonNode> values = new ArrayList<>();
    domain.path("values").forEach(values::add);
    int min = domain.path("min").asInt();
    int max = domain.path("max").asInt();
    return switch (domain.path("type").asText()) {
      case "one" -> Optional.of(one(values));
      case "number" ->
          Optional.of(Api.JSON.getNodeFactory().numberNode(random.nextInt(min, max + 1)));
      case "some" -> {
        Collections.shuffle(values, random);
        ArrayNode some = Api.JSON.createArrayNode();
        yield Optional.of(some.addAll(values.subList(0, random.nextInt(min, max + 1))));
      }
      case "shares" -> Optional.of(shares(domain.path("shares"), min, max));
      // A set that is listed with the map, or a domain that is new.
      default -> Optional.empty();
    };
  }

  /** A number for each value, all of them together from min to max: the sum first, then who. */
  private ObjectNode shares(JsonNode all, int min, int max) {
    List<JsonNode> anyOrder = new ArrayList<>();
    all.forEach(anyOrder::add);
    Collections.shuffle(anyOrder, random);
    int least = sum(anyOrder, "least");
    int most = sum(anyOrder, "most");
    int left = random.nextInt(Math.max(min, least), Math.min(max, most) + 1);
    ObjectNode shares = Api.JSON.createObjectNode();
    for (JsonNode share : anyOrder) {
      least -= share.path("least").asInt();
      most -= share.path("most").asInt();
      int from = Math.max(share.path("least").asInt(), left - most);
      int to = Math.min(share.path("most").asInt(), left - least);
      int number = random.nextInt(from, to + 1);
      shares.put(share.path("value").asText(), number);
      left -= number;
    }
    return shares;
  }

  private static int sum(List<JsonNode> shares, String bound) {
    return shares.stream().mapToInt(share -> share.path(bound).asInt()).sum();
  }

  private <T> T one(List<T> values) {
    return values.get(random.nextInt(values.size()));
  }
}
