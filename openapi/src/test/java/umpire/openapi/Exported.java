package umpire.openapi;

import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.security.GeneralSecurityException;
import java.security.MessageDigest;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import umpire.kernel.chance.Chance;
import umpire.kernel.chance.DrawKey;
import umpire.kernel.cite.RuleId;
import umpire.kernel.play.Lot;

/** An export as openapi/export.md describes it, its dice thrown by the kernel. */
final class Exported {
  private static final String MATCH = "0197a5b2-7c3d-7e4f-8a9b-0c1d2e3f4a5b";
  private static final byte[] SEED = HexFormat.of().parseHex("0123456789abcdef".repeat(4));
  private static final Map<String, String> SALTS =
      Map.of("german", "00ff10", "allied", "", "neutral", "c0ffee");

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
    Exported exported = new Exported();
    exported.happened("opened");
    exported.drawn("6.2", new Lot.Dice(2, 6));
    exported.happened("moved");
    exported.drawn("3.1/r1", new Lot.Shuffle(20));
    exported.battle("15.1g", List.of(6, 6, 10, 100, 256));
    exported.drawn("15.1g", new Lot.Dice(200, 6));
    exported.happened("ended");
    return exported.match;
  }

  static String commitment() {
    try {
      return HexFormat.of().formatHex(MessageDigest.getInstance("SHA-256").digest(SEED));
    } catch (GeneralSecurityException e) {
      throw new IllegalStateException("this JDK lacks SHA-256", e);
    }
  }

  private ObjectNode happened(String type) {
    ObjectNode event = events.addObject().put("revision", events.size()).put("type", type);
    event.putObject("event").put("type", type);
    event.putArray("draws");
    return event;
  }

  private void drawn(String rule, Lot lot) {
    Chance chance = chance(rule);
    switch (lot) {
      case Lot.Dice(int count, int sides) ->
          battle(rule, java.util.Collections.nCopies(count, sides));
      case Lot.Shuffle(int size) ->
          named(rule, draw -> draw.put("shuffle", size), chance.shuffle(size));
    }
  }

  private void battle(String rule, List<Integer> sides) {
    Chance chance = chance(rule);
    named(
        rule,
        draw -> sides.forEach(draw.putArray("sides")::add),
        sides.stream().map(chance::die).toList());
  }

  private Chance chance(String rule) {
    return DrawKey.of(SEED, MATCH, draws.size() + 1, new RuleId(rule), SALTS).chance();
  }

  private void named(
      String rule, java.util.function.Consumer<ObjectNode> lot, List<Integer> values) {
    ObjectNode draw = draws.addObject().put("number", draws.size()).put("rule", rule);
    lot.accept(draw);
    values.forEach(draw.putArray("values")::add);
    happened("drawn").withArray("draws").add(draw.deepCopy());
  }
}
