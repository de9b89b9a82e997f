package umpire.arena.bench;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Seat;
import umpire.opponent.sample.OfferSampler;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.wire.pack.Shelf;

/** What VerifyDice asks of an export (openapi/export.md), asked of whole matches. */
class DiceOfEventsTest {
  private final Rulebook narvik = Rulebook.of(Shelf.load().game("narvik").game());
  private final Rulebook weserubung = Rulebook.of(Shelf.load().game("weserubung").game());

  @ParameterizedTest
  @CsvSource({"campaign, off", "campaign, on", "first-shots, off", "one-assault, off"})
  void theEventThatFollowsFromDiceHoldsThem(String scenario, String concealment) {
    Options options = narvik.pack().choose(Map.of("allied-concealment", concealment));
    for (long seed = 1; seed <= 25; seed++) {
      play(narvik, scenario, options, seed);
    }
  }

  /**
   * Batteries, leaders, jumps and Narvik are thrown for; fleets with submarines evade by one die.
   */
  @ParameterizedTest
  @CsvSource({"campaign, 3", "campaign-3, 2", "one-battle, 10"})
  void soItDoesInWeserubung(String scenario, int matches) {
    for (long seed = 1; seed <= matches; seed++) {
      play(weserubung, scenario, weserubung.pack().choose(Map.of()), seed);
    }
  }

  private static void play(Rulebook book, String scenario, Options options, long seed) {
    Match match = Match.bare(book, book.pack().scenario(scenario), options, seed);
    OfferSampler offerSampler = OfferSampler.of(seed);
    while (!(match.pending() instanceof Pending.Over<Object>)) {
      step(book, match, offerSampler);
    }
  }

  private static void step(Rulebook book, Match match, OfferSampler offerSampler) {
    int before = match.seq();
    switch (match.pending()) {
      case Pending.Draw<Object> draw -> {
        Input<Object> drawn = match.drawn(draw);
        match.put(drawn);
        List<Integer> dice = draw.lot() instanceof DrawKind.Dice ? values(drawn) : List.of();
        assertThat(dice(book, match, before)).isEqualTo(dice);
      }
      case Pending.Question<Object> question -> {
        Input<Object> reported = match.reported(question);
        match.put(reported);
        List<Integer> dice =
            ((Input.Reported<Object>) reported).report() instanceof DiceReport diceReport
                ? diceReport.dice()
                : List.of();
        assertThat(dice(book, match, before)).isEqualTo(dice);
      }
      case Pending.Choices<Object> choices -> {
        // Whoever has sealed an answer is still asked, and could change it for ever.
        Seat seat = choices.waitedFor().getFirst();
        Asked<Object> asked = Objects.requireNonNull(choices.asked().get(seat));
        match.put(new Input.Chosen<>(seat, offerSampler.command(asked.offers())));
      }
      case Pending.Over<Object> _ -> throw new IllegalStateException("over");
    }
  }

  private static List<Integer> values(Input<Object> drawn) {
    return ((Input.Drawn<Object>) drawn).values();
  }

  /** Of the one event since then that names its draw; the others hold none. */
  private static List<Integer> dice(Rulebook book, Match match, int before) {
    List<Integer> dice = new ArrayList<>();
    for (Object event : match.since(before)) {
      JsonNode json = book.codec().tree(event);
      List<Integer> here = dice(json);
      if (!here.isEmpty()) {
        assertThat(json.has("draw")).as("dice, and of which draw? " + json).isTrue();
        assertThat(dice).as("dice once more in " + json).isEmpty();
      }
      dice.addAll(here);
    }
    return dice;
  }

  private static List<Integer> dice(JsonNode json) {
    List<Integer> dice = new ArrayList<>();
    json.properties()
        .forEach(
            member -> {
              JsonNode value = member.getValue();
              if (member.getKey().equals("report")) {
                dice.addAll(dice(value));
              } else if (member.getKey().matches("die|dice|.*Dice")) {
                (value.isArray() ? value : List.of(value)).forEach(die -> dice.add(die.asInt()));
              } else if (value.isArray() && !member.getKey().equals("findings")) {
                value.forEach(one -> dice.addAll(dice(one)));
              }
            });
    return dice;
  }
}
