package umpire.lobby.discord.form;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;

/** Decisions as our public API returns them, for tests; and whether a command lies in one. */
final class Offers {
  static final ObjectMapper JSON = new ObjectMapper();

  private Offers() {}

  /** A decision of these offers, each written as JSON. */
  static FormDecision of(String... offers) {
    return asked(
        """
        {"status": "playing", "waitingFor": ["allied"],
         "decision": {"id": 12, "rule": "9.0", "offers": [%s], "fallback": {"type": "pass"}}}
        """
            .formatted(String.join(",", offers)));
  }

  static FormDecision asked(String json) {
    return FormDecision.of(read(json));
  }

  static JsonNode read(String json) {
    try {
      return JSON.readTree(json);
    } catch (JsonProcessingException wrong) {
      throw new IllegalArgumentException(wrong);
    }
  }

  /** An offer with one parameter. */
  static String offer(String type, String name, String domain) {
    return "{\"type\": \"%s\", \"parameters\": [{\"name\": \"%s\", \"domain\": %s}]}"
        .formatted(type, name, domain);
  }

  /** So many different texts as JSON values. */
  static String values(int number) {
    List<String> values = new ArrayList<>();
    for (int i = 0; i < number; i++) {
      values.add("\"hex-" + i + "\"");
    }
    return "[" + String.join(",", values) + "]";
  }

  static String one(int number) {
    return "{\"type\": \"one\", \"values\": " + values(number) + "}";
  }

  static String some(int number, int min, int max) {
    return "{\"type\": \"some\", \"values\": %s, \"min\": %d, \"max\": %d}"
        .formatted(values(number), min, max);
  }

  static String number(int min, int max) {
    return "{\"type\": \"number\", \"min\": %d, \"max\": %d}".formatted(min, max);
  }

  /** A random domain of any kind, of a size that now and then does not fit on a page. */
  static String domain(Random random) {
    int size = 1 + random.nextInt(random.nextBoolean() ? 8 : 70);
    return switch (random.nextInt(5)) {
      case 0 -> one(size);
      case 1 -> {
        int max = 1 + random.nextInt(size);
        yield some(size, random.nextInt(max + 1), max);
      }
      case 2 -> number(-3, -3 + random.nextInt(60));
      case 3 -> shares(random);
      default -> "{\"type\": \"named\", \"set\": \"land\"}";
    };
  }

  private static String shares(Random random) {
    ObjectNode json = JSON.createObjectNode().put("type", "shares");
    ArrayNode all = json.putArray("shares");
    int sum = 0;
    int least = 0;
    int most = 0;
    for (int i = 0; i <= random.nextInt(4); i++) {
      int from = random.nextInt(3);
      int to = from + random.nextInt(5);
      all.addObject().put("value", "unit-" + i).put("least", from).put("most", to);
      sum += from + random.nextInt(to - from + 1);
      least += from;
      most += to;
    }
    int min = Math.max(least, sum - random.nextInt(2));
    return json.put("min", min).put("max", Math.min(most, sum + random.nextInt(2))).toString();
  }

  /** What is wrong with a value by the contract of its domain; empty if nothing is. */
  static String fault(JsonNode domain, JsonNode value) {
    int min = domain.path("min").asInt();
    int max = domain.path("max").asInt();
    return switch (domain.path("type").asText()) {
      case "one" -> contains(domain.path("values"), value) ? "" : "not listed: " + value;
      case "some" -> {
        Set<JsonNode> chosen = new HashSet<>();
        value.forEach(chosen::add);
        boolean listed = chosen.stream().allMatch(each -> contains(domain.path("values"), each));
        yield value.isArray()
                && chosen.size() == value.size()
                && chosen.size() >= min
                && chosen.size() <= max
                && listed
            ? ""
            : "not " + min + " to " + max + " listed ones: " + value;
      }
      case "number" ->
          value.isInt() && value.asInt() >= min && value.asInt() <= max ? "" : "no such number";
      case "shares" -> sharesFault(domain, value, min, max);
      case "named" -> value.isTextual() ? "" : "no text";
      default -> "no domain";
    };
  }

  private static String sharesFault(JsonNode domain, JsonNode value, int min, int max) {
    int sum = 0;
    for (JsonNode share : domain.path("shares")) {
      JsonNode number = value.path(share.path("value").asText());
      if (!number.isInt()
          || number.asInt() < share.path("least").asInt()
          || number.asInt() > share.path("most").asInt()) {
        return "a share out of its bounds: " + value;
      }
      sum += number.asInt();
    }
    return sum >= min && sum <= max && value.size() == domain.path("shares").size()
        ? ""
        : "shares make " + sum + ": " + value;
  }

  private static boolean contains(JsonNode values, JsonNode value) {
    for (JsonNode one : values) {
      if (one.equals(value)) {
        return true;
      }
    }
    return false;
  }
}
