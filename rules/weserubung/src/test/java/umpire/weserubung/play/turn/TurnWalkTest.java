package umpire.weserubung.play.turn;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Seat;
import umpire.testkit.Lots;
import umpire.weserubung.event.CountryEvent;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.FinalEvent;
import umpire.weserubung.event.TurnEvent;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Draft;
import umpire.weserubung.model.Nation;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Setup;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Situation;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.terrain.Chart;

/**
 * Whole matches ashore at random, the combat phase passed: what is offered is accepted, every
 * counter is somewhere once, stacks and control hold, and morale follows towns. How many seeds: the
 * system property umpire.turns.walks, 2 in the build.
 */
class TurnWalkTest {
  private static final Mix MIX = new Mix(Situation.PACK);
  private static final Chart CHART = new Chart(Situation.PACK.map());
  private static final Stacking STACKING = new Stacking(MIX);
  private static final int SEEDS = Integer.getInteger("umpire.turns.walks", 2);
  private static final int MOST_INPUTS = 20_000;

  private Set<String> counters = Set.of();
  private Set<Place> german = new TreeSet<>();
  private final Map<Nation, Integer> levels = new TreeMap<>();
  private int marches;

  @ParameterizedTest
  @ValueSource(strings = {"ashore", "ashore-3"})
  void wholeMatchesHangTogether(String scenario) {
    long commands = 0;
    Set<String> ends = new TreeSet<>();
    for (int seed = 1; seed <= SEEDS; seed++) {
      commands += walk(scenario, seed, ends);
    }
    assertThat(marches).isPositive();
    assertThat(ends).isNotEmpty();
    System.out.printf("%s: %d matches, %d commands, ends %s%n", scenario, SEEDS, commands, ends);
  }

  private int walk(String scenario, long seed, Set<String> ends) {
    Lots lots = Lots.of(seed);
    Scenario begun = Objects.requireNonNull(Situation.PACK.scenarios().get(scenario));
    Position position = Situation.RULES.open(begun, Situation.presets());
    counters = counters(position);
    german = new TreeSet<>(((Setup) begun.setup()).german());
    position.nations().forEach((nation, treasury) -> levels.put(nation, treasury.level()));
    for (int input = 0; input < MOST_INPUTS; input++) {
      Pending<Command> pending = Situation.RULES.pending(position);
      if (pending instanceof Pending.Over<Command>(var outcome)) {
        ends.add(outcome.level());
        return input;
      }
      position = answer(position, (Pending.Choices<Command>) pending, lots);
      check(position);
    }
    throw new AssertionError("seed " + seed + " of " + scenario + " comes to no end");
  }

  private Position answer(Position before, Pending.Choices<Command> choices, Lots lots) {
    Seat seat =
        choices.asked().keySet().stream()
            .filter(asked -> !choices.answered().contains(asked))
            .sorted()
            .toList()
            .getFirst();
    Asked<Command> asked = Objects.requireNonNull(choices.asked().get(seat));
    assertThat(asked.offers().admits(asked.fallback())).isTrue();
    assertThat(asked.offers().size()).isLessThanOrEqualTo(Offers.MOST_VALUES);
    Command command =
        before.calendar().phase() == TurnPhase.COMBAT
            ? asked.fallback()
            : (Command) lots.command(general(asked.offers(), before.tally().decisions()));
    Position position = before;
    for (Event event : events(before, seat, command)) {
      position = Situation.RULES.apply(position, event);
      note(event, position);
    }
    return position;
  }

  /** An end to moving and spending is mostly put off, so that much is moved and bought. */
  private static Offers<Object> general(Offers<Command> offers, int decisions) {
    List<Offer<Object>> some = new ArrayList<>();
    for (Offer<Command> offer : offers.offers()) {
      boolean ends = offer.command().getSimpleName().startsWith("End");
      if (!ends || offers.offers().size() == 1 || decisions % 10 == 0) {
        some.add(any(offer));
      }
    }
    return new Offers<>(some);
  }

  private static Offer<Object> any(Offer<Command> offer) {
    return new Offer<>(offer.command(), offer.parameters());
  }

  private static List<Event> events(Position position, Seat seat, Command command) {
    return switch (Situation.RULES.rule(position, new Input.Chosen<>(seat, command))) {
      case Ruling.Accepted<Event> accepted -> accepted.events();
      case Ruling.Drafted<Event> drafted -> drafted.events();
      case Ruling.Refused<Event> refused ->
          throw new AssertionError(command + " was offered and is refused: " + refused);
    };
  }

  private void note(Event event, Position after) {
    switch (event) {
      case CountryEvent.HexTaken(Place hex, Side side, String unit) -> {
        assertThat(MIX.side(unit)).isEqualTo(side);
        assertThat(side == Side.GERMAN ? german.add(hex) : german.remove(hex)).isTrue();
        marches++;
      }
      case CountryEvent.TownCaptured(var _, var loser, int lost, var captor, int gained) -> {
        assertThat(gained).isEqualTo((lost + 1) / 2);
        levels.merge(loser, 0, (level, _) -> Math.max(0, level - lost));
        levels.merge(captor, gained, Integer::sum);
      }
      case FinalEvent.UnitBuilt(var _, var nation, var _) ->
          assertThat(Morale.left(after, nation)).isNotNegative();
      case TurnEvent.PhaseBegan _ -> checkStacks(after);
      default -> {}
    }
  }

  private void check(Position position) {
    assertThat(counters(position)).isEqualTo(counters);
    assertThat(position.country().german()).isEqualTo(german);
    position
        .nations()
        .forEach(
            (nation, treasury) -> {
              assertThat(treasury.level()).isEqualTo(levels.get(nation));
            });
    if (!(position.agenda().top() instanceof Draft)) {
      position.forces().pieces().values().forEach(piece -> checkControl(position, piece));
    }
  }

  private static void checkControl(Position position, Piece piece) {
    if (MIX.isUnit(piece.id()) && MIX.unit(piece.id()).arm().isLand() && !piece.isAboard()) {
      if (CHART.isLand(piece.place())) {
        assertThat(position.country().control(piece.place()))
            .as(piece.id())
            .isEqualTo(MIX.side(piece.id()));
      }
    }
  }

  /** 3.1: at the end of each phase. */
  private static void checkStacks(Position position) {
    for (Piece piece : position.forces().pieces().values()) {
      for (Side side : Side.values()) {
        for (Arm.Element element : Arm.Element.values()) {
          if (!Chart.isBox(piece.place())) {
            assertThat(STACKING.units(position, piece.place(), side, element))
                .hasSizeLessThanOrEqualTo(Stacking.LIMIT);
          }
        }
      }
    }
  }

  /** Every counter, each of them once. */
  private static Set<String> counters(Position position) {
    List<String> all = new ArrayList<>(position.forces().pieces().keySet());
    all.addAll(position.forces().pool());
    all.addAll(position.forces().placement());
    all.addAll(position.forces().lost());
    position.forces().due().forEach(arrival -> all.add(arrival.counter()));
    assertThat(all).doesNotHaveDuplicates();
    return new TreeSet<>(all);
  }
}
