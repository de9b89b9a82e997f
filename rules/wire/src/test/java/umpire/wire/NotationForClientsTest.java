package umpire.wire;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import umpire.wire.notation.Notation;
import umpire.wire.notation.NotationException;
import umpire.wire.notation.Say;
import umpire.wire.notation.SayTexts;

/**
 * What every client must read, print and refuse as the house does: {@code
 * openapi/clients/cases/say.json} has commands with a component of every kind, as a contract tells
 * them, and texts of them. The right file is written to {@code target/say.json}.
 */
class NotationForClientsTest {
  private static final JsonNodeFactory JSON = JsonNodeFactory.instance;
  private static final Path CASES = Path.of("../../openapi/clients/cases/say.json");
  private static final Path MADE = Path.of("target/say.json");
  private static final int COMMANDS = 300;

  /**
   * What only the house knows, for the contract does not tell it: how an id or a fraction looks.
   */
  private static final Pattern OF_THE_HOUSE =
      Pattern.compile("not the id of a place|a denominator|expected a fraction|'.*' stands twice");

  /** Fractions are reduced by the house alone. */
  private static final String NOT_REDUCED = "6/4";

  /** JSON that is no command, whatever a client has it print. */
  private static final String UNPRINTABLE =
      """
      {"type":"fly"}
      {"type":7}
      {"type":"halt","why":"rain"}
      {"type":"march","unit":"a","to":"1911"}
      {"type":"march","unit":"a","to":"1911","via":"1912"}
      {"type":"march","unit":"a","to":"1911","via":{}}
      {"type":"march","unit":"a","to":"1911","via":null}
      {"type":"march","unit":"a","to":"1911","via":[1912]}
      {"type":"march","unit":7,"to":"1911","via":[]}
      {"type":"march","unit":null,"to":"1911","via":[]}
      {"type":"open-fire","guns":["a","b","a"],"airPoints":1}
      {"type":"open-fire","guns":"a","airPoints":1}
      {"type":"open-fire","guns":[],"airPoints":"1"}
      {"type":"open-fire","guns":[],"airPoints":1.5}
      {"type":"open-fire","guns":[],"airPoints":true}
      {"type":"open-fire","guns":[],"airPoints":3000000000}
      {"type":"bear-hits","hits":[]}
      {"type":"bear-hits","hits":["a"]}
      {"type":"bear-hits","hits":{"a":"1"}}
      {"type":"look","weather":"snow","again":true}
      {"type":"look","weather":"clear","again":"true"}
      {"type":"look","weather":"clear","again":1}
      {"type":"build","along":["1811"],"works":{}}
      {"type":"build","along":["1811",1812],"works":{}}
      {"type":"build","along":["1811","1811"],"works":{}}
      {"type":"build","along":"1811/1812","works":{}}
      {"type":"build","along":["1811","1812"],"works":{"1811":[]}}
      {"type":"build","along":["1811","1812"],"works":{"1811/1811":[]}}
      {"type":"count","days":{"first":"clear"}}
      {"type":"count","days":{"1":"rain"}}
      {"type":"take-losses","mix":[0,1],"others":[]}
      {"type":"take-losses","mix":{"retreat":0},"others":[]}
      {"type":"aim","target":"nobody","others":[]}
      {"type":"aim","target":{"type":"everybody"},"others":[]}
      {"type":"aim","target":{"type":"hex"},"others":[]}
      {"type":"aim","target":{"type":"crew","names":["a","a"]},"others":[]}
      """;

  private final Notation<Say> notation = Notation.of(Codec.plain(), Say.class);

  @Test
  void clientsHaveTheTextsThatTheServicesReadAndRefuse() throws IOException {
    List<String> read = new ArrayList<>();
    List<String> refused = new ArrayList<>();
    for (String text : texts()) {
      try {
        read.add(read(text).toString());
      } catch (NotationException wrong) {
        if (!OF_THE_HOUSE.matcher(wrong.reason()).lookingAt()) {
          refused.add(refused(text, wrong).toString());
        }
      }
    }
    assertThat(read).hasSizeGreaterThan(COMMANDS / 2);
    assertThat(refused).hasSizeGreaterThan(COMMANDS / 2);
    String right =
        "{\"document\":%s,\n\"read\":[\n%s\n],\n\"refused\":[\n%s\n],\n\"unprintable\":[\n%s\n]}\n"
            .formatted(
                document(),
                String.join(",\n", read),
                String.join(",\n", refused),
                String.join(",\n", UNPRINTABLE.lines().toList()));
    Files.writeString(MADE, right);
    assertThat(CASES).as("copy " + MADE + " there if it is right").exists();
    assertThat(Files.readString(CASES)).as("if it is right, it is " + MADE).isEqualTo(right);
  }

  @ParameterizedTest
  @MethodSource("unprintable")
  void whatClientsMustNotPrintIsNoCommand(String json) {
    JsonNode command = Codec.plain().parse(json.getBytes(StandardCharsets.UTF_8));
    assertThatThrownBy(() -> Codec.plain().read(command, Say.class))
        .isInstanceOf(WireException.class);
  }

  private static Stream<String> unprintable() {
    return UNPRINTABLE.lines();
  }

  private Set<String> texts() {
    Set<String> texts = new LinkedHashSet<>();
    for (String row : (SayTexts.READ + SayTexts.REFUSED).lines().toList()) {
      texts.add(row.substring(0, row.indexOf('|')).strip());
    }
    texts.removeIf(text -> text.contains(NOT_REDUCED));
    texts.addAll(
        List.of(
            "",
            "  ;\n;",
            "# nothing",
            "halt\r\n# two\rhalt\n  march a too=1",
            "\uD83D\uDCA5",
            "halt;;\r\n; march a to=1911\nbear-hits a:1, # more\n  b:2 ;halt",
            "take-losses (0 # within\n 1\n)",
            "halt\r\n\"",
            "halt\n\r)",
            "note \"\uD83D\uDCA5\" x"));
    texts.add("aim " + "(all-but ".repeat(16) + "nobody" + ")".repeat(16));
    texts.add("aim " + "(all-but ".repeat(17) + "nobody" + ")".repeat(17));
    AnyValue any = new AnyValue(11);
    Random random = new Random(11);
    for (int i = 0; i < COMMANDS; i++) {
      String text = notation.print((Say) any.of(Say.class));
      texts.add(text);
      texts.add(NotationRoundTripTest.mangled(text, random));
      texts.add(NotationRoundTripTest.mangled(text, random));
    }
    // Half a character is no text that could be kept in a file.
    texts.removeIf(text -> text.codePoints().anyMatch(NotationForClientsTest::isHalf));
    return texts;
  }

  private static boolean isHalf(int point) {
    return Character.getType(point) == Character.SURROGATE;
  }

  private ObjectNode read(String text) {
    List<Say> all = notation.parse(text);
    ObjectNode json = JSON.objectNode().put("text", text).put("canonical", notation.print(all));
    ArrayNode commands = json.putArray("commands");
    all.forEach(one -> commands.add(Codec.plain().tree(one)));
    return json;
  }

  private static ObjectNode refused(String text, NotationException wrong) {
    ObjectNode json = JSON.objectNode().put("text", text).put("offset", wrong.offset());
    json.put("line", wrong.line()).put("column", wrong.column());
    wrong.expected().forEach(json.putArray("expected")::add);
    return json;
  }

  /** A contract of nothing but these commands. */
  private static JsonNode document() {
    Schemas schemas = new Schemas("Say", Codec.plain());
    schemas.role("Command", Say.class);
    ObjectNode document = JSON.objectNode();
    ObjectNode all = document.putObject("components").putObject("schemas");
    all.putObject("GameCommand").putArray("anyOf").add(schemas.roles().get("Command"));
    all.setAll(schemas.definitions());
    return document;
  }
}
