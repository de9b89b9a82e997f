package umpire.wire.notation;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import umpire.wire.Form;

/** The canonical text of what JSON says: what {@link Values} reads back to the same JSON. */
final class Printing {
  private int depth;

  private Printing() {}

  /** Throws IllegalArgumentException for a value nested deeper than can be read. */
  static String command(Form.Body body, JsonNode json) {
    return new Printing().named(body, json);
  }

  /** Behind its name the first value needs no key to be understood. */
  private String named(Form.Body body, JsonNode json) {
    String arguments = arguments(body, json, true);
    return arguments.isEmpty() ? body.name() : body.name() + " " + arguments;
  }

  /** What is silent is left out. */
  private String arguments(Form.Body body, JsonNode json, boolean firstBare) {
    List<String> words = new ArrayList<>();
    boolean bare = firstBare;
    for (Form.Member member : body.members()) {
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
  private static boolean silent(Form form, JsonNode json) {
    return (form instanceof Form.Many || form instanceof Form.Keyed) && json.isEmpty();
  }

  private String argument(Form form, JsonNode json) {
    return switch (form) {
      case Form.Many many -> items(many, json);
      case Form.Keyed keyed -> entries(keyed, json);
      case Form.Text _,
          Form.Whole _,
          Form.Truth _,
          Form.Constant _,
          Form.Side _,
          Form.Body _,
          Form.Family _,
          Form.Foreign _ ->
          item(form, json);
    };
  }

  private String items(Form.Many many, JsonNode json) {
    return json.valueStream()
        .map(element -> item(many.element(), element))
        .collect(Collectors.joining(","));
  }

  private String entries(Form.Keyed keyed, JsonNode json) {
    return json.propertyStream()
        .map(entry -> word(entry.getKey()) + ":" + item(keyed.value(), entry.getValue()))
        .collect(Collectors.joining(","));
  }

  private String item(Form form, JsonNode json) {
    return switch (form) {
      case Form.Text _, Form.Constant _ -> word(json.textValue());
      case Form.Whole _, Form.Truth _ -> json.asText();
      case Form.Side _ -> word(json.path(0).textValue() + "/" + json.path(1).textValue());
      case Form.Body body -> inside(() -> arguments(body, json, false));
      case Form.Family family -> member(family, json);
      case Form.Many many -> inside(() -> items(many, json));
      case Form.Keyed keyed -> inside(() -> entries(keyed, json));
      case Form.Foreign foreign -> throw new IllegalStateException("no words for " + foreign);
    };
  }

  /** A type that holds nothing stands by itself. */
  private String member(Form.Family family, JsonNode json) {
    String type = json.path("type").asText();
    Form.Body body = (Form.Body) Objects.requireNonNull(family.members().get(type), type);
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
