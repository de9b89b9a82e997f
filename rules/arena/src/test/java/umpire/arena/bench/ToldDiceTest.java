package umpire.arena.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.combat.Diced;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Seat;
import umpire.testkit.Lots;
import umpire.testkit.Match;
import umpire.testkit.Rulebook;
import umpire.wire.Shelf;

/** What VerifyDice asks of an export (openapi/export.md), asked of whole matches. */
class ToldDiceTest {
  private static final Rulebook BOOK = Rulebook.of(Shelf.load().game("narvik").game());

  @ParameterizedTest
  @CsvSource({"campaign, off", "campaign, on", "first-shots, off", "one-assault, off"})
  void theEventThatFollowsFromDiceTellsThem(String scenario, String concealment) {
    for (long seed = 1; seed <= 25; seed++) {
      Match match =
          Match.bare(
              BOOK,
              BOOK.pack().scenario(scenario),
              BOOK.pack().choose(Map.of("allied-concealment", concealment)),
              seed);
      Lots lots = Lots.of(seed);
      while (!(match.pending() instanceof Pending.Over<Object>)) {
        step(match, lots);
      }
    }
  }

  private static void step(Match match, Lots lots) {
    int before = match.seq();
    switch (match.pending()) {
      case Pending.Draw<Object> draw -> {
        Input<Object> drawn = match.drawn(draw);
        match.put(drawn);
        List<Integer> dice = draw.lot() instanceof Lot.Dice ? values(drawn) : List.of();
        assertThat(told(match, before)).isEqualTo(dice);
      }
      case Pending.Question<Object> question -> {
        Input<Object> reported = match.reported(question);
        match.put(reported);
        List<Integer> dice =
            ((Input.Reported<Object>) reported).report() instanceof Diced diced
                ? diced.dice()
                : List.of();
        assertThat(told(match, before)).isEqualTo(dice);
      }
      case Pending.Choices<Object> choices -> {
        Map.Entry<Seat, Asked<Object>> first = choices.asked().entrySet().iterator().next();
        Object command = lots.command(first.getValue().offers());
        match.put(new Input.Chosen<>(first.getKey(), command));
      }
      case Pending.Over<Object> _ -> throw new IllegalStateException("over");
    }
  }

  private static List<Integer> values(Input<Object> drawn) {
    return ((Input.Drawn<Object>) drawn).values();
  }

  /** Of the first event since then that names a draw or a question. */
  private static List<Integer> told(Match match, int before) {
    for (Object event : match.since(before)) {
      JsonNode json = BOOK.codec().tree(event);
      if (json.has("draw") || json.has("question")) {
        return told(json);
      }
    }
    throw new IllegalStateException("no event names its draw");
  }

  private static List<Integer> told(JsonNode json) {
    List<Integer> told = new ArrayList<>();
    json.properties()
        .forEach(
            member -> {
              JsonNode value = member.getValue();
              if (member.getKey().equals("report")) {
                told.addAll(told(value));
              } else if (member.getKey().matches("die|dice|.*Dice")) {
                (value.isArray() ? value : List.of(value)).forEach(die -> told.add(die.asInt()));
              } else if (value.isArray() && !member.getKey().equals("findings")) {
                value.forEach(one -> told.addAll(told(one)));
              }
            });
    return told;
  }
}
