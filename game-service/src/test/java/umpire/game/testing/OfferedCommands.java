package umpire.game.testing;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;

/** The commands that an open decision offers. */
public final class OfferedCommands {
  private OfferedCommands() {}

  /** So many at most, every type among them, each value of a single choice once. */
  public static List<JsonNode> commands(JsonNode decision, int most) {
    List<JsonNode> commands = new ArrayList<>();
    for (int turn = 0; commands.size() < most; turn++) {
      int before = commands.size();
      for (JsonNode offer : decision.path("offers")) {
        if (turn < choices(offer)) {
          commands.add(command(offer, turn));
        }
      }
      if (commands.size() == before) {
        break;
      }
    }
    return commands;
  }

  private static int choices(JsonNode offer) {
    int most = 1;
    for (JsonNode parameter : offer.path("parameters")) {
      most = Math.max(most, parameter.path("domain").path("values").size());
    }
    return most;
  }

  /** The offered command with the values of that turn. */
  private static ObjectNode command(JsonNode offer, int turn) {
    ObjectNode command = JsonNodeFactory.instance.objectNode();
    command.set("type", offer.get("type"));
    for (JsonNode parameter : offer.path("parameters")) {
      command.set(parameter.path("name").asText(), value(parameter.path("domain"), turn));
    }
    return command;
  }

  /** As little as can be, and what is missing from the sum where there is room first. */
  private static ObjectNode least(JsonNode domain) {
    int missing = domain.path("min").asInt();
    for (JsonNode share : domain.path("shares")) {
      missing -= share.path("least").asInt();
    }
    ObjectNode shares = JsonNodeFactory.instance.objectNode();
    for (JsonNode share : domain.path("shares")) {
      int least = share.path("least").asInt();
      int more = Math.clamp(missing, 0, share.path("most").asInt() - least);
      shares.put(share.path("value").asText(), least + more);
      missing -= more;
    }
    return shares;
  }

  private static JsonNode value(JsonNode domain, int turn) {
    JsonNode values = domain.path("values");
    return switch (domain.path("type").asText()) {
      case "some" -> {
        ArrayNode chosen = JsonNodeFactory.instance.arrayNode();
        for (int i = 0; i < Math.max(1, domain.path("min").asInt()) && i < values.size(); i++) {
          chosen.add(values.get((turn + i) % values.size()));
        }
        yield chosen;
      }
      case "number" -> domain.get("min");
      case "shares" -> least(domain);
      case "named" -> JsonNodeFactory.instance.textNode("1811");
      default -> values.get(turn % values.size());
    };
  }
}
