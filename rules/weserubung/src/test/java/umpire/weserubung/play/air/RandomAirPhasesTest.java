package umpire.weserubung.play.air;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Random;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Viewer;
import umpire.testkit.Lots;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.WeserubungCombat;
import umpire.weserubung.event.AirEvent;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.AirCommand;
import umpire.weserubung.model.AirFrame;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Conventions;
import umpire.weserubung.model.Country;
import umpire.weserubung.model.Draft;
import umpire.weserubung.model.Forces;
import umpire.weserubung.model.Frame;
import umpire.weserubung.model.Piece;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Side;
import umpire.weserubung.model.TurnFrame;
import umpire.weserubung.model.TurnPhase;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.Situation;
import umpire.weserubung.play.WeserubungRules;
import umpire.weserubung.terrain.AirWays;
import umpire.weserubung.terrain.Chart;

/**
 * Air phases of the campaign, with aircraft and ships scattered by lot, played by lot to their end.
 */
class RandomAirPhasesTest {
  private static final int PHASES = 120;
  private static final int MOST_INPUTS = 5_000;
  private static final WeserubungRules RULES = Situation.RULES;
  private static final WeserubungCombat COMBAT = new WeserubungCombat();
  private static final Chart CHART = new Chart(Situation.PACK.map());
  private static final Mix MIX = new Mix(Situation.PACK);
  private static final AirBases BASES = new AirBases(MIX, CHART, new AirWays(CHART));

  private final Map<String, Integer> seen = new TreeMap<>();

  @ParameterizedTest
  @ValueSource(strings = {"campaign", "campaign-3"})
  void everybodyHasLandedWhereHeMayAndEveryCounterIsThereOnce(String scenario) {
    int inputs = 0;
    long begun = System.nanoTime();
    for (int seed = 0; seed < PHASES; seed++) {
      inputs += played(scenario, seed);
    }
    System.out.printf(
        "%s: %d inputs in %d ms: %s%n",
        scenario, inputs, (System.nanoTime() - begun) / 1_000_000, seen);
    assertThat(seen)
        .containsKeys(
            "TookOff", "FlightWatched", "StrikeAimed", "Landed", "FightEnded", "ScrambleSealed");
  }

  private int played(String scenario, int seed) {
    Random random = new Random(7L * seed);
    Lots lots = Lots.of(seed);
    Position position = scattered(scenario, random);
    Set<String> all = counters(position.forces());
    int inputs = 0;
    while (!(position.agenda().top() instanceof TurnFrame.Ordering)) {
      assertThat(inputs++)
          .as("%s %d: %s", scenario, seed, position.agenda())
          .isLessThan(MOST_INPUTS);
      position = stepped(position, lots, random);
      assertThat(counters(position.forces())).isEqualTo(all);
    }
    assertLanded(position);
    return inputs;
  }

  private static Position scattered(String scenario, Random random) {
    Scenario opening = Objects.requireNonNull(Situation.PACK.scenarios().get(scenario));
    Position position = RULES.open(opening, Situation.presets());
    List<Place> fields = CHART.set("airfields").stream().sorted().toList();
    List<Place> sea = CHART.set("open-sea").stream().sorted().toList();
    Country country = position.country();
    for (Place field : fields) {
      country = country.controlled(field, random.nextBoolean() ? Side.GERMAN : Side.ALLIED);
    }
    position = position.with(country);
    for (Piece piece : List.copyOf(position.forces().pieces().values())) {
      if (MIX.isUnit(piece.id()) && MIX.unit(piece.id()).arm().isShip()) {
        Place hex = sea.get(random.nextInt(sea.size()));
        for (Piece aboard : position.in(piece.place())) {
          if (aboard.aboard().equals(piece.id())) {
            position = position.with(aboard.at(hex));
          }
        }
        position = position.with(piece.at(hex));
      }
    }
    for (Piece piece : List.copyOf(position.forces().pieces().values())) {
      boolean air = MIX.isUnit(piece.id()) && MIX.unit(piece.id()).arm().isAir();
      if (air && !piece.isAboard()) {
        position = based(position, piece, random);
      }
    }
    Side first = random.nextBoolean() ? Side.GERMAN : Side.ALLIED;
    int turn = 1 + random.nextInt(3);
    while (position.calendar().turn() < turn) {
      position = position.with(position.calendar().next());
    }
    return position
        .with(position.calendar().in(TurnPhase.AIR).first(first))
        .with(agenda(position, first));
  }

  /** Some damaged, some grounded, some on carriers. */
  private static Position based(Position position, Piece piece, Random random) {
    List<AirBases.Spot> spots =
        BASES.of(position, MIX.side(piece.id())).stream()
            .filter(spot -> spot.room() > 0 && BASES.suits(piece, spot, false))
            .toList();
    AirBases.Spot spot = spots.get(random.nextInt(spots.size()));
    return position.with(piece.aboard(spot.carrier(), spot.place()).turned(random.nextInt(4) == 0));
  }

  private static Agenda<Frame> agenda(Position position, Side first) {
    List<Frame> frames = new ArrayList<>();
    frames.add(new TurnFrame.Ordering(Conventions.GERMAN, TurnPhase.NAVAL));
    for (Side side : List.of(first.other(), first)) {
      List<Seat> seats = position.conventions().seats(side);
      for (Seat seat : seats.reversed()) {
        frames.add(new AirFrame.Transferring(seat));
      }
      for (Seat seat : seats.reversed()) {
        frames.add(new AirFrame.Striking(seat));
      }
    }
    return new Agenda<>(frames);
  }

  private Position stepped(Position position, Lots lots, Random random) {
    return switch (RULES.pending(position)) {
      case Pending.Choices<Command> choices -> answered(position, choices, lots, random);
      case Pending.Question<Command> asked ->
          ruled(
              position,
              new Input.Reported<>(
                  asked.id(),
                  COMBAT.adjudicate(
                      (CombatBrief) asked.brief(), sides -> random.nextInt(sides) + 1)));
      case Pending.Draw<Command> draw ->
          ruled(position, new Input.Drawn<>(draw.id(), List.of(random.nextInt(10) + 1)));
      case Pending.Over<Command> _ -> throw new AssertionError("over");
    };
  }

  @SuppressWarnings("unchecked") // lots know no game
  private Position answered(
      Position position, Pending.Choices<Command> choices, Lots lots, Random random) {
    Map<Seat, Asked<Command>> open = new HashMap<>(choices.asked());
    open.keySet().removeAll(choices.answered());
    List<Seat> seats = open.keySet().stream().sorted().toList();
    Seat seat = seats.get(random.nextInt(seats.size()));
    Asked<Command> asked = Objects.requireNonNull(choices.asked().get(seat));
    Offers<Command> offers = asked.offers();
    assertThat(offers.size()).isLessThanOrEqualTo(Offers.MOST_VALUES);
    assertThat(offers.admits(asked.fallback())).isTrue();
    if (random.nextInt(20) == 0) {
      assertHidden(position, seat, random);
      if (!(position.agenda().top() instanceof Draft)) {
        return ruled(position, new Input.Lapsed<>(seat, asked.id()));
      }
    }
    Command other = new AirCommand.Strike(List.of("he-111-1", "bf-109-2"));
    boolean accepted =
        !(RULES.rule(position, new Input.Chosen<>(seat, other)) instanceof Ruling.Refused);
    assertThat(accepted).isEqualTo(offers.admits(other));
    Command command = (Command) lots.command((Offers<Object>) (Offers<?>) offers);
    seen.merge(command.getClass().getSimpleName(), 1, Integer::sum);
    return ruled(position, new Input.Chosen<>(seat, command));
  }

  /** 7.2: what another has sealed changes nothing that the seat sees. */
  private static void assertHidden(Position position, Seat seat, Random random) {
    Viewer viewer = new Viewer.Of(seat);
    Position other = RULES.resample(position, viewer, sides -> random.nextInt(sides) + 1);
    assertThat(RULES.view(other, viewer)).isEqualTo(RULES.view(position, viewer));
    assertThat(RULES.pending(other)).isEqualTo(RULES.pending(position));
  }

  private Position ruled(Position position, Input<Command> input) {
    List<Event> events =
        switch (RULES.rule(position, input)) {
          case Ruling.Accepted<Event> accepted -> accepted.events();
          case Ruling.Drafted<Event> drafted -> drafted.events();
          case Ruling.Refused<Event> refused -> throw new AssertionError(input + ": " + refused);
        };
    Position after = position;
    for (Event event : events) {
      seen.merge(event.getClass().getSimpleName(), 1, Integer::sum);
      if (event instanceof AirEvent.AircraftLost(String aircraft, _, _)) {
        assertThat(after.forces().has(aircraft)).isTrue();
      }
      after = RULES.apply(after, event);
    }
    return after;
  }

  private static Set<String> counters(Forces forces) {
    List<String> all = new ArrayList<>(forces.pieces().keySet());
    all.addAll(forces.pool());
    all.addAll(forces.placement());
    all.addAll(forces.lost());
    assertThat(all).doesNotHaveDuplicates();
    return new TreeSet<>(all);
  }

  private static void assertLanded(Position position) {
    for (Piece piece : position.forces().pieces().values()) {
      if (piece.isAboard()) {
        Piece carrier = position.piece(piece.aboard());
        assertThat(piece.place()).as("%s", piece).isEqualTo(carrier.place());
        assertThat(MIX.unit(carrier.id()).arm().isShip()).as("%s", piece).isTrue();
      } else if (MIX.isUnit(piece.id()) && MIX.unit(piece.id()).arm().isAir()) {
        assertThat(BASES.isBase(position, piece.place(), MIX.side(piece.id())))
            .as("%s", piece)
            .isTrue();
      }
    }
    for (Place field : CHART.set("airfields")) {
      long aircraft =
          position.in(field).stream()
              .filter(piece -> !piece.isAboard() && MIX.isUnit(piece.id()))
              .filter(piece -> MIX.unit(piece.id()).arm().isAir())
              .count();
      assertThat(aircraft).as("%s", field).isLessThanOrEqualTo(6);
    }
    for (AirBases.Spot spot : BASES.of(position, Side.ALLIED)) {
      if (spot.isDeck()) {
        long aboard =
            position.forces().pieces().values().stream()
                .filter(piece -> piece.aboard().equals(spot.carrier()) && MIX.isUnit(piece.id()))
                .filter(piece -> MIX.unit(piece.id()).arm().isAir())
                .count();
        assertThat(aboard).isLessThanOrEqualTo(position.piece(spot.carrier()).reduced() ? 1 : 2);
      }
    }
  }
}
