package umpire.narvik.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import umpire.kernel.chance.ScriptedChance;
import umpire.kernel.play.Input;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Seat;
import umpire.narvik.Narvik;
import umpire.narvik.model.Command;
import umpire.narvik.model.Position;
import umpire.testkit.CaseRunner;
import umpire.testkit.Given;
import umpire.testkit.Rulebook;
import umpire.wire.Codec;

/** Runs a case against the jar; its members are described in {@code cases/README.md}. */
public final class NarvikCases implements CaseRunner {
  private final Rulebook base = Rulebook.of(new Narvik());
  private final Codec codec = base.codec();

  @Override
  public JsonNode run(String rule, JsonNode given, JsonNode when) {
    only(
        given,
        List.of("position", "scenario", "options", "change", "overlay", "dice", "otherDice"));
    only(when, List.of("commands", "lapse"));
    List<Ruling<?>> rulings = new ArrayList<>();
    Table table = played(given, "dice", when, rulings);
    ObjectNode told = new Told(codec, table).of(rulings);
    if (given.has("otherDice")) {
      Table other = played(given, "otherDice", when, new ArrayList<>());
      told.set("alike", new Alike(codec, table, other).json());
    }
    return told;
  }

  /** The whole case with one script of dice; every ruling is added to the list. */
  private Table played(JsonNode given, String script, JsonNode when, List<Ruling<?>> rulings) {
    ScriptedChance chance = new ScriptedChance(dice(given.path(script)));
    Given begin = Given.of(base, given);
    Table table = Table.in(begin.book().pack(), (Position) begin.position(), chance);
    for (JsonNode order : when.path("commands")) {
      refuseAfterRefusal(rulings);
      only(order, List.of("seat", "command"));
      rulings.add(
          table.put(
              new Input.Chosen<>(seat(order), codec.read(order.path("command"), Command.class))));
    }
    if (when.has("lapse")) {
      refuseAfterRefusal(rulings);
      rulings.add(table.lapse(new Seat(when.path("lapse").asText())));
    }
    if (chance.left() > 0) {
      throw new AssertionError(chance.left() + " dice of the script were not thrown");
    }
    return table;
  }

  private static List<Integer> dice(JsonNode script) {
    List<Integer> dice = new ArrayList<>();
    script.forEach(die -> dice.add(die.asInt()));
    return dice;
  }

  private static Seat seat(JsonNode order) {
    return new Seat(order.path("seat").asText());
  }

  /** Only the last thing done may be refused: otherwise a case would prove something else. */
  private static void refuseAfterRefusal(List<Ruling<?>> rulings) {
    if (!rulings.isEmpty() && rulings.getLast() instanceof Ruling.Refused<?> refused) {
      throw new AssertionError("refused before the end: " + refused.because());
    }
  }

  private static void only(JsonNode node, List<String> members) {
    for (Iterator<String> names = node.fieldNames(); names.hasNext(); ) {
      String name = names.next();
      if (!members.contains(name)) {
        throw new IllegalArgumentException("a case has no member '" + name + "' here");
      }
    }
  }
}
