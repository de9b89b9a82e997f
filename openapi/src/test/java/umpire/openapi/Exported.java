package umpire.openapi;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.charset.StandardCharsets;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.Collections;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;

/** An export as openapi/export.md describes it, its dice thrown by the kernel. */
final class Exported {
  private static final String MATCH = "0197a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b";
  private static final byte[] SEED = HexFormat.of().parseHex("0123456789abcdef".repeat(4));
  private static final Map<String, String> SALTS =
      Map.of("german", "00ff10", "allied", "", "neutral", "c0ffee00".repeat(4));

  private final ObjectNode match = new ObjectMapper().createObjectNode();
  private final ArrayNode events = match.arrayNode();
  private final ArrayNode draws = match.arrayNode();

  private Exported() {
    match.put("format", "umpire-export@1").put("match", MATCH);
    match.put("game", "a-game").put("edition", "a-game@1").put("checksum", "00".repeat(32));
    match.put("scenario", "set \"up\"\\\u00e9\n").put("weight", 1.5e3).put("rated", false);
    ArrayNode seats = match.putArray("seats");
    SALTS.forEach((seat, salt) -> seats.addObject().put("seat", seat).put("salt", salt));
    match.put("commitment", commitment()).put("seed", HexFormat.of().formatHex(SEED));
    match.set("events", events);
    match.set("draws", draws);
    match.putObject("outcome").put("level", "draw").putArray("winners");
  }

  /** Four draws: dice, a shuffle, dice of several shapes, and as many as fill several blocks. */
  static ObjectNode match() {
    Exported exported = played();
    exported.happened("ended", "ended");
    return exported.match;
  }

  /** The same, where a seat committed to its salt before it gave it. */
  static ObjectNode committed() {
    ObjectNode exported = match();
    for (JsonNode seat : exported.get("seats")) {
      if (seat.path("seat").asText().equals("neutral")) {
        byte[] digits = seat.path("salt").asText().getBytes(StandardCharsets.US_ASCII);
        ((ObjectNode) seat).put("saltCommitment", sha256(digits));
      }
    }
    return exported;
  }

  /** The same, given up while the dice of a fifth draw were asked for. */
  static ObjectNode givenUp() {
    Exported exported = played();
    exported.asked();
    exported.happened("resigned", "resigned");
    exported.happened("ended", "ended");
    return exported.match;
  }

  /** The same, ended by a draw to which all agreed meanwhile; by a rule, if one is named. */
  static ObjectNode agreed(String because) {
    Exported exported = played();
    exported.asked();
    exported.happened("parley", "draw-offered").put("seat", "german");
    exported.happened("parley", "draw-offered").put("seat", "allied");
    ObjectNode outcome = exported.happened("ended", "ended").putObject("outcome");
    outcome.put("level", "draw").putArray("winners");
    if (!because.isEmpty()) {
      outcome.putObject("because").put("rule", because);
    }
    return exported.match;
  }

  private static Exported played() {
    Exported exported = new Exported();
    exported.happened("started", "opened");
    exported.shaken("6.2", List.of(6, 6));
    exported.happened("chosen", "moved");
    exported.shuffled("3.1/r1", 20);
    exported.asked();
    exported.fought("15.1g", List.of(6, 6, 10, 100, 256));
    exported.happened("chosen", "moved");
    exported.undone();
    exported.happened("chosen", "moved");
    exported.shaken("15.1g", Collections.nCopies(200, 6));
    return exported;
  }

  static String commitment() {
    return sha256(SEED);
  }

  private static String sha256(byte[] input) {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(input));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this JDK lacks SHA-256", e);
    }
  }

  private ObjectNode happened(String cause, String type) {
    ObjectNode event = events.addObject().put("revision", events.size());
    event.put("cause", cause).put("type", type);
    event.putArray("draws");
    return event.putObject("event").put("type", type);
  }

  /** The last order is taken back. */
  private void undone() {
    ObjectNode undone = happened("undone", "undone");
    undone.put("seat", "german").put("to", events.size() - 2).put("shift", 2);
  }

  /** The combat adjudicator is asked; its dice take the next number. */
  private void asked() {
    happened("chosen", "asked").put("question", 1).put("draw", draws.size() + 1).putObject("brief");
  }

  /** Its report holds the last die by itself. */
  private void fought(String rule, List<Integer> sides) {
    List<Integer> values = thrown(rule, sides);
    ObjectNode event = named("reported", "fought", draw(rule, values));
    ObjectNode report = event.put("question", 1).putObject("report").put("modifiedDie", 12);
    report.set("firstDice", list(values.subList(0, values.size() - 1)));
    report.put("die", values.getLast()).putObject("findings").put("die", 11);
    lastDraw().set("sides", list(sides));
    nameDrawInLastEvent();
  }

  private void shaken(String rule, List<Integer> sides) {
    List<Integer> values = thrown(rule, sides);
    named("drawn", "shaken", draw(rule, values)).set("dice", list(values));
    lastDraw().set("sides", list(sides));
    nameDrawInLastEvent();
  }

  private void shuffled(String rule, int size) {
    named("drawn", "dealt", draw(rule, chance(rule).shuffle(size)));
    lastDraw().put("shuffle", size);
    nameDrawInLastEvent();
  }

  private List<Integer> thrown(String rule, List<Integer> sides) {
    Chance chance = chance(rule);
    return sides.stream().map(chance::die).toList();
  }

  private Chance chance(String rule) {
    return DrawKey.of(SEED, MATCH, draws.size() + 1, new RuleId(rule), SALTS).chance();
  }

  private ObjectNode draw(String rule, List<Integer> values) {
    String key = DrawKey.of(SEED, MATCH, draws.size() + 1, new RuleId(rule), SALTS).hex();
    ObjectNode draw = draws.addObject().put("number", draws.size()).put("rule", rule);
    draw.put("key", key);
    return draw.set("values", list(values));
  }

  private ObjectNode named(String cause, String type, ObjectNode draw) {
    return happened(cause, type).put("draw", draw.get("number").asInt());
  }

  private ObjectNode lastDraw() {
    return (ObjectNode) draws.get(draws.size() - 1);
  }

  /** The last event holds the last draw. */
  private void nameDrawInLastEvent() {
    ((ObjectNode) events.get(events.size() - 1)).withArray("draws").add(lastDraw().deepCopy());
  }

  private ArrayNode list(List<Integer> values) {
    ArrayNode list = match.arrayNode();
    values.forEach(list::add);
    return list;
  }
}
