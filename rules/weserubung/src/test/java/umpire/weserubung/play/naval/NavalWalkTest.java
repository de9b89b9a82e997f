package umpire.weserubung.play.naval;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Seat;
import umpire.testkit.Lots;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.WeserubungCombat;
import umpire.weserubung.event.Event;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.event.TurnEvent;
import umpire.weserubung.model.Arm;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Draft;
import umpire.weserubung.model.NavalFrame;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.TurnFrame;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Situation;
import umpire.weserubung.play.Stacking;
import umpire.weserubung.terrain.Chart;

/**
 * Naval phases at random, three in a row from each set-up of 15.2: what is offered is accepted,
 * every counter is somewhere once, whoever is aboard is where his ship is, ships are at sea, and
 * stacks hold at the end. How many set-ups: the system property umpire.naval.walks, 60 in the
 * build.
 */
class NavalWalkTest {
  private static final Mix MIX = new Mix(Situation.PACK);
  private static final Stacking STACKING = new Stacking(MIX);
  private static final WeserubungCombat COMBAT = new WeserubungCombat();
  private static final int SEEDS = Integer.getInteger("umpire.naval.walks", 15);
  private static final int PHASES = 3;
  private static final int MOST_INPUTS = 20_000;

  private final Map<String, Integer> happened = new TreeMap<>();
  private Set<String> counters = Set.of();
  private int commands;

  @ParameterizedTest
  @ValueSource(strings = {"campaign", "campaign-3"})
  void navalPhasesHangTogether(String scenario) {
    long began = System.nanoTime();
    for (int seed = 1; seed <= SEEDS; seed++) {
      walk(scenario, seed);
    }
    System.out.printf(
        "%s: %d phases, %d commands, %d ms, %s%n",
        scenario, SEEDS * PHASES, commands, (System.nanoTime() - began) / 1_000_000, happened);
    assertThat(happened)
        .containsKeys(
            "CourseSet",
            "ShipsSailed",
            "WentAboard",
            "InterceptionsRevealed",
            "InterceptorsSailed",
            "AircraftFlewOut",
            "FightBegan");
  }

  private void walk(String scenario, long seed) {
    Lots lots = Lots.of(seed);
    Random dice = new Random(seed);
    counters = Set.of();
    Position position =
        Situation.RULES.open(
            Objects.requireNonNull(Situation.PACK.scenarios().get(scenario)), Situation.presets());
    position = through(position, TurnPhase.SETUP, lots, dice);
    counters = counters(position);
    for (int phase = 0; phase < PHASES; phase++) {
      position = through(atSea(position, phase), TurnPhase.NAVAL, lots, dice);
      checkStacks(position);
    }
  }

  /** The naval phase of turn 2 or later, with everybody rested. */
  private static Position atSea(Position before, int phase) {
    Map<String, Piece> rested = new TreeMap<>();
    before.forces().pieces().values().forEach(piece -> rested.put(piece.id(), piece.rested()));
    Side first = phase % 2 == 0 ? Side.ALLIED : Side.GERMAN;
    Position position =
        before
            .with(before.forces().with(rested))
            .with(before.calendar().next().in(TurnPhase.NAVAL).first(first))
            .with(Agenda.of(new TurnFrame.Sequence(TurnPhase.NAVAL, 1)));
    // step 1 is the first side's first part: the agenda is run on by what is put to it first
    return position.with(
        position
            .agenda()
            .push(new NavalFrame.Navigating(position.conventions().seats(first).getFirst(), true)));
  }

  private Position through(Position before, TurnPhase phase, Lots lots, Random dice) {
    Position position = before;
    for (int input = 0; input < MOST_INPUTS; input++) {
      if (position.calendar().phase() != phase) {
        return position;
      }
      List<Event> events = next(position, lots, dice);
      for (Event event : events) {
        if (event instanceof TurnEvent.PhaseBegan && phase == TurnPhase.NAVAL) {
          return position;
        }
        position = Situation.RULES.apply(position, event);
        happened.merge(event.getClass().getSimpleName(), 1, Integer::sum);
        if (event instanceof NavalEvent) {
          check(position);
        }
      }
    }
    throw new AssertionError("the phase comes to no end");
  }

  private List<Event> next(Position position, Lots lots, Random dice) {
    return switch (Situation.RULES.pending(position)) {
      case Pending.Choices<Command> choices -> chosen(position, choices, lots);
      case Pending.Draw<Command> draw -> {
        List<Integer> values = new ArrayList<>();
        for (int die = 0; die < ((Lot.Dice) draw.lot()).count(); die++) {
          values.add(dice.nextInt(10) + 1);
        }
        yield events(position, new Input.Drawn<>(draw.id(), values));
      }
      case Pending.Question<Command> question ->
          events(
              position,
              new Input.Reported<>(
                  question.id(),
                  COMBAT.adjudicate(
                      (CombatBrief) question.brief(), sides -> dice.nextInt(sides) + 1)));
      case Pending.Over<Command> _ -> throw new AssertionError("over in the naval phase");
    };
  }

  private List<Event> chosen(Position position, Pending.Choices<Command> choices, Lots lots) {
    Seat seat =
        choices.asked().keySet().stream()
            .filter(one -> !choices.answered().contains(one))
            .sorted()
            .toList()
            .getFirst();
    Asked<Command> asked = Objects.requireNonNull(choices.asked().get(seat));
    assertThat(asked.offers().admits(asked.fallback())).isTrue();
    assertThat(asked.offers().size()).isLessThanOrEqualTo(Offers.MOST_VALUES);
    Command command = (Command) lots.command(general(asked.offers(), position.tally().decisions()));
    commands++;
    return events(position, new Input.Chosen<>(seat, command));
  }

  /** An end to the part is mostly put off, so that much is sailed. */
  private static Offers<Object> general(Offers<Command> offers, int decisions) {
    List<Offer<Object>> some = new ArrayList<>();
    for (Offer<Command> offer : offers.offers()) {
      boolean ends = offer.command().getSimpleName().startsWith("End");
      if (!ends || offers.offers().size() == 1 || decisions % 20 == 0) {
        some.add(new Offer<>(offer.command(), offer.parameters()));
      }
    }
    return new Offers<>(some);
  }

  private static List<Event> events(Position position, Input<Command> input) {
    return switch (Situation.RULES.rule(position, input)) {
      case Ruling.Accepted<Event> accepted -> accepted.events();
      case Ruling.Drafted<Event> drafted -> drafted.events();
      case Ruling.Refused<Event> refused ->
          throw new AssertionError(input + " was offered and is refused: " + refused);
    };
  }

  private void check(Position position) {
    if (!counters.isEmpty()) {
      assertThat(counters(position)).isEqualTo(counters);
    }
    if (position.agenda().top() instanceof Draft) {
      return;
    }
    for (Piece piece : position.forces().pieces().values()) {
      if (piece.isAboard() && position.forces().has(piece.aboard())) {
        assertThat(piece.place()).as(piece.id()).isEqualTo(position.piece(piece.aboard()).place());
        Arm carrier = MIX.unit(piece.aboard()).arm();
        assertThat(carrier.isShip() || carrier == Arm.AIR_TRANSPORT).as(piece.id()).isTrue();
      }
      if (MIX.isUnit(piece.id()) && MIX.unit(piece.id()).arm().isShip()) {
        assertThat(AtSea.WAYS.has(piece.place())).as(piece.id()).isTrue();
      }
    }
  }

  /** 3.1-b: at the end of the phase. */
  private static void checkStacks(Position position) {
    for (Piece piece : position.forces().pieces().values()) {
      for (Side side : Side.values()) {
        if (!Chart.isBox(piece.place())) {
          assertThat(STACKING.units(position, piece.place(), side, Arm.Element.SEA))
              .as("%s", piece.place())
              .hasSizeLessThanOrEqualTo(Stacking.LIMIT);
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
