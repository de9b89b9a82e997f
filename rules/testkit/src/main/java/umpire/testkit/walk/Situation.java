package umpire.testkit.walk;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import umpire.kernel.dice.ScriptedChance;
import umpire.kernel.play.Input;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.testkit.cases.Case;
import umpire.testkit.cases.CaseStart;
import umpire.testkit.cases.ScriptedMatch;
import umpire.testkit.match.Rulebook;

/**
 * A place from which play can go on: where a case begins, and where the match rests after each of
 * its commands. Random play seldom comes to places that an author has thought of.
 *
 * @param book the edition that the case is played under
 * @param name the case, and how many of its commands were put
 * @param seats who takes part
 * @param position the match there
 */
public record Situation(Rulebook book, String name, List<Seat> seats, Object position) {
  public Situation {
    seats = List.copyOf(seats);
  }

  /**
   * The situations of all these cases that begin in a position (see {@link CaseStart}), in their
   * order; a case of any other form has none. The commands of a case, {@code {seat, command}}, are
   * put with its own {@code dice}; a lapse and a refusal lead nowhere new. Throws
   * IllegalArgumentException with the id of a case that cannot be followed.
   */
  public static List<Situation> of(Rulebook book, List<Case> cases) {
    return cases.stream().filter(Case::runs).flatMap(one -> of(book, one).stream()).toList();
  }

  private static List<Situation> of(Rulebook base, Case one) {
    try {
      return followed(base, one);
    } catch (RuntimeException broken) {
      throw new IllegalArgumentException("case " + one.id() + ": " + Walk.message(broken), broken);
    }
  }

  private static List<Situation> followed(Rulebook base, Case one) {
    if (!CaseStart.begins(one.given())) {
      return List.of();
    }
    CaseStart caseStart = CaseStart.of(base, one.given());
    Rulebook book = caseStart.book();
    Situation first = new Situation(book, one.id(), caseStart.seats(), caseStart.position());
    List<Situation> all = new ArrayList<>(List.of(first));
    List<Integer> dice = new ArrayList<>();
    one.given().path("dice").forEach(die -> dice.add(die.asInt()));
    ScriptedMatch<Object, Object, Object> scriptedMatch =
        new ScriptedMatch<>(book, first.position(), new ScriptedChance(dice));
    int commands = 0;
    for (JsonNode order : one.when().path("commands")) {
      commands++;
      switch (scriptedMatch.put(input(book, order))) {
        case Ruling.Accepted<Object, Object, Object> _ ->
            all.add(first.after(commands, scriptedMatch.position()));
        // In the middle of an order the match has not moved for anyone but its author.
        case Ruling.Drafted<Object, Object, Object> _ -> {}
        case Ruling.Refused<Object, Object, Object> _ -> {
          return all;
        }
      }
    }
    return all;
  }

  private static Input<Object> input(Rulebook book, JsonNode order) {
    return new Input.Chosen<>(
        new Seat(order.path("seat").asText()),
        book.codec().read(order.path("command"), book.types().command()));
  }

  private Situation after(int commands, Object other) {
    String later = "%s after %d of its commands".formatted(name, commands);
    return new Situation(book, later, seats, other);
  }
}
