package umpire.testkit.cases;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.game.Game;
import umpire.kernel.play.Input;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Rulebook;

/**
 * Runs cases that begin in a position ({@link CaseStart}), say {@code dice} (and {@code otherDice}
 * for a second course), put {@code commands} of seats and let one {@code lapse}. It reports what
 * every game's expectations may name ({@link CaseResult}); a game adds members of its own.
 */
public final class PlayedCases implements CaseRunner {
  private static final List<String> GIVEN =
      List.of("position", "scenario", "options", "change", "overlay", "dice", "otherDice");

  private final Rulebook base;
  private final Members own;

  /** What a game's cases may name besides what those of all games do. */
  @FunctionalInterface
  public interface Members {
    /**
     * Adds the game's members to what the case reports.
     *
     * @param position the one at the end of the case
     * @param json to which they are added
     */
    void add(Rulebook book, Object position, ObjectNode json);
  }

  /**
   * A runner of the cases of a game under its own pack, unless they lay something over it; throws
   * WireException if the pack is at fault.
   */
  public PlayedCases(Game game, Members own) {
    this.base = Rulebook.of(game);
    this.own = own;
  }

  @Override
  public JsonNode run(String rule, JsonNode given, JsonNode when) {
    only(given, GIVEN);
    only(when, List.of("commands", "lapse"));
    CaseStart begin = CaseStart.of(base, given);
    List<Ruling<Object, Object, Object>> rulings = new ArrayList<>();
    ScriptedMatch<Object, Object, Object> scriptedMatch =
        played(begin, given.path("dice"), when, rulings);
    ObjectNode json = new CaseResult(scriptedMatch).of(rulings);
    own.add(begin.book(), scriptedMatch.position(), json);
    if (given.has("otherDice")) {
      var other = played(begin, given.path("otherDice"), when, new ArrayList<>());
      json.set("alike", new CasePair(begin.seats(), scriptedMatch, other).json());
    }
    return json;
  }

  /** The whole case with one script of dice; every ruling is added to the list. */
  private static ScriptedMatch<Object, Object, Object> played(
      CaseStart begin,
      JsonNode script,
      JsonNode when,
      List<Ruling<Object, Object, Object>> rulings) {
    ScriptedChance chance = new ScriptedChance(dice(script));
    Rulebook book = begin.book();
    ScriptedMatch<Object, Object, Object> scriptedMatch =
        new ScriptedMatch<>(book, begin.position(), chance);
    for (JsonNode order : when.path("commands")) {
      refuseAfterRefusal(rulings);
      only(order, List.of("seat", "command"));
      Object command = book.codec().read(order.path("command"), book.types().command());
      rulings.add(scriptedMatch.put(new Input.Chosen<>(seat(order.path("seat")), command)));
    }
    if (when.has("lapse")) {
      refuseAfterRefusal(rulings);
      rulings.add(scriptedMatch.lapse(seat(when.path("lapse"))));
    }
    if (chance.left() > 0) {
      throw new AssertionError(chance.left() + " dice of the script were not thrown");
    }
    return scriptedMatch;
  }

  private static List<Integer> dice(JsonNode script) {
    List<Integer> dice = new ArrayList<>();
    script.forEach(die -> dice.add(die.asInt()));
    return dice;
  }

  private static Seat seat(JsonNode name) {
    return new Seat(name.asText());
  }

  /** Only the last thing done may be refused: otherwise a case would prove something else. */
  private static void refuseAfterRefusal(List<Ruling<Object, Object, Object>> rulings) {
    if (!rulings.isEmpty() && rulings.getLast() instanceof Ruling.Refused<?, ?, ?> refused) {
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
