package umpire.lobby.discord.signature;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import jakarta.enterprise.context.ApplicationScoped;
import java.io.IOException;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import umpire.chassis.http.Problem;

/**
 * Reads what Discord sends. Of its many members we take those that we use and pass over the rest,
 * for Discord adds to them; what we use must be there, or it is 400 with the pointer.
 */
@ApplicationScoped
public class InteractionReader {
  private static final int SUBCOMMAND = 1;
  private static final Pattern SNOWFLAKE = Pattern.compile("\\d{1,20}");

  /** It becomes part of an address. */
  private static final Pattern TOKEN = Pattern.compile("[A-Za-z0-9_.-]{1,1000}");

  private static final Pattern BITS = Pattern.compile("\\d{1,40}");

  private final ObjectMapper json;

  InteractionReader(ObjectMapper json) {
    this.json = json;
  }

  /** The interaction in these bytes. */
  public Interaction read(byte[] body) {
    JsonNode tree;
    try {
      tree = json.readTree(body);
    } catch (IOException _) {
      throw Problem.malformed("", "this is no JSON").asException();
    }
    return switch (tree.path("type").asInt()) {
      case 1 -> new Interaction.Ping();
      case 2 -> command(tree);
      case 3 -> // a component
          new Interaction.Pressed(
              context(tree), text(tree, "/data/custom_id"), texts(tree.at("/data/values")));
      case 5 -> { // a modal
        Map<String, String> fields = new HashMap<>();
        fields(tree.at("/data/components"), fields);
        yield new Interaction.Typed(context(tree), text(tree, "/data/custom_id"), fields);
      }
      default ->
          throw Problem.malformed("/type", "an interaction that we do not serve").asException();
    };
  }

  private static Interaction command(JsonNode tree) {
    JsonNode options = tree.at("/data/options");
    String subcommand = "";
    JsonNode first = options.path(0);
    if (first.path("type").asInt() == SUBCOMMAND) {
      subcommand = first.path("name").asText();
      options = first.path("options");
    }
    Map<String, String> values = new HashMap<>();
    options.forEach(
        option -> values.put(option.path("name").asText(), option.path("value").asText()));
    return new Interaction.Command(
        context(tree), text(tree, "/data/name"), new Interaction.Options(subcommand, values));
  }

  private static Interaction.Context context(JsonNode tree) {
    // In a server the user is a member's, elsewhere they stand alone.
    String user = tree.has("member") ? "/member/user" : "/user";
    String permissions = tree.at("/member/permissions").asText("0");
    return new Interaction.Context(
        snowflake(tree, "/id"),
        snowflake(tree, "/application_id"),
        matching(TOKEN, tree, "/token"),
        new Interaction.User(snowflake(tree, user + "/id"), text(tree, user + "/username")),
        snowflake(tree, tree.has("channel_id") ? "/channel_id" : "/channel/id"),
        BITS.matcher(permissions).matches() ? new BigInteger(permissions) : BigInteger.ZERO);
  }

  /** Fields lie in rows or labels, one or two deep. */
  private static void fields(JsonNode components, Map<String, String> found) {
    for (JsonNode component : components) {
      if (component.has("value")) {
        found.put(component.path("custom_id").asText(), component.path("value").asText());
      }
      fields(component.path("components"), found);
      if (component.has("component")) {
        fields(JsonNodeFactory.instance.arrayNode().add(component.path("component")), found);
      }
    }
  }

  private static List<String> texts(JsonNode array) {
    List<String> texts = new ArrayList<>();
    array.forEach(text -> texts.add(text.asText()));
    return texts;
  }

  private static String snowflake(JsonNode tree, String pointer) {
    return matching(SNOWFLAKE, tree, pointer);
  }

  private static String text(JsonNode tree, String pointer) {
    String text = tree.at(pointer).asText();
    if (text.isEmpty()) {
      throw Problem.malformed(pointer, "a text").asException();
    }
    return text;
  }

  private static String matching(Pattern pattern, JsonNode tree, String pointer) {
    String text = text(tree, pointer);
    if (!pattern.matcher(text).matches()) {
      throw Problem.malformed(pointer, "not as Discord makes it").asException();
    }
    return text;
  }
}
