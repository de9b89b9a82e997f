package umpire.wire.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import umpire.wire.JsonForm;

/** The canonical text of what JSON says: what {@link CommandReader} reads back to the same JSON. */
final class NotationPrinter {
  private int depth;

  private NotationPrinter() {}

  /** Throws IllegalArgumentException for a value nested deeper than can be read. */
  static String command(JsonForm.Body body, JsonNode json) {
    return new NotationPrinter().named(body, json);
  }

  /** Behind its name the first value needs no key to be understood. */
  private String named(JsonForm.Body body, JsonNode json) {
    String arguments = arguments(body, json, true);
    return arguments.isEmpty() ? body.name() : body.name() + " " + arguments;
  }

  /** What is silent is left out. */
  private String arguments(JsonForm.Body body, JsonNode json, boolean firstBare) {
    List<String> words = new ArrayList<>();
    boolean bare = firstBare;
    for (JsonForm.Member member : body.members()) {
      JsonNode value = json.path(member.name());
      if (!silent(member.form(), value)) {
        String text = argument(member.form(), value);
        words.add(bare ? text : member.word() + "=" + text);
      }
      bare = false;
    }
    return String.join(" ", words);
  }

  /** True for an empty list, set or map. */
  private static boolean silent(JsonForm jsonForm, JsonNode json) {
    return (jsonForm instanceof JsonForm.Many || jsonForm instanceof JsonForm.Keyed)
        && json.isEmpty();
  }

  private String argument(JsonForm jsonForm, JsonNode json) {
    return switch (jsonForm) {
      case JsonForm.Many many -> items(many, json);
      case JsonForm.Keyed keyed -> entries(keyed, json);
      case JsonForm.Text _,
          JsonForm.Whole _,
          JsonForm.Truth _,
          JsonForm.Constant _,
          JsonForm.Side _,
          JsonForm.Body _,
          JsonForm.Family _,
          JsonForm.Foreign _ ->
          item(jsonForm, json);
    };
  }

  private String items(JsonForm.Many many, JsonNode json) {
    return json.valueStream()
        .map(element -> item(many.element(), element))
        .collect(Collectors.joining(","));
  }

  private String entries(JsonForm.Keyed keyed, JsonNode json) {
    return json.propertyStream()
        .map(entry -> word(entry.getKey()) + ":" + item(keyed.value(), entry.getValue()))
        .collect(Collectors.joining(","));
  }

  private String item(JsonForm jsonForm, JsonNode json) {
    return switch (jsonForm) {
      case JsonForm.Text _, JsonForm.Constant _ -> word(json.textValue());
      case JsonForm.Whole _, JsonForm.Truth _ -> json.asText();
      case JsonForm.Side _ -> word(json.path(0).textValue() + "/" + json.path(1).textValue());
      case JsonForm.Body body -> inside(() -> arguments(body, json, false));
      case JsonForm.Family family -> member(family, json);
      case JsonForm.Many many -> inside(() -> items(many, json));
      case JsonForm.Keyed keyed -> inside(() -> entries(keyed, json));
      case JsonForm.Foreign foreign -> throw new IllegalStateException("no words for " + foreign);
    };
  }

  /** A type that holds nothing stands by itself. */
  private String member(JsonForm.Family family, JsonNode json) {
    String type = json.path("type").asText();
    JsonForm.Body body = (JsonForm.Body) Objects.requireNonNull(family.members().get(type), type);
    boolean bare =
        body.members().stream().allMatch(one -> silent(one.form(), json.path(one.name())));
    return bare ? type : inside(() -> named(body, json));
  }

  private String inside(Supplier<String> text) {
    if (depth == Notation.MOST_DEPTH) {
      throw new IllegalArgumentException("nested more than " + depth + " deep, it has no text");
    }
    depth++;
    String inner = text.get();
    depth--;
    return "(" + inner + ")";
  }

  private static String word(String text) {
    return Lexer.isPlain(text) ? text : TextNode.valueOf(text).toString();
  }
}
