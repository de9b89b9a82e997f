package umpire.weserubung.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.flow.Flow;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.MapSheet;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.OptionRow;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.Weserubung;
import umpire.weserubung.WeserubungScript;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.View;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.Calendar;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Country;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;
import umpire.wire.pack.Packs;

/** A position for a test, put together counter by counter: turn 3, the map empty and Allied. */
public final class Situation {
  public static final Pack PACK = Packs.load(new Weserubung());
  private static final WeserubungScript SCRIPT = new WeserubungScript(PACK);

  public static final Flow<Position, Command, Frame, View> RULES = SCRIPT.flow();

  private final Map<String, Piece> pieces = new TreeMap<>();
  private final Set<String> pool = new TreeSet<>();
  private final Set<String> placement = new TreeSet<>();
  private final Set<Place> german = new TreeSet<>();
  private final Map<Nation, MoraleAccount> nations = new TreeMap<>();
  private final Map<Side, Place> lakes = new TreeMap<>();
  private final List<Setup.Arrival> due = new ArrayList<>();
  private final List<Frame> frames = new ArrayList<>();
  private final TurnPhase phase;
  private List<Seat> seats = List.of(MatchAgreements.GERMAN, MatchAgreements.ALLIED);
  private Setup.Play play = Setup.Play.CAMPAIGN;
  private Side first = Side.GERMAN;
  private int turn = 3;
  private boolean plusTwo;
  private boolean leadersAnywhere;

  private Situation(TurnPhase phase) {
    this.phase = phase;
    nations.put(Nation.GERMANY, MoraleAccount.of(30));
    nations.put(Nation.NORWAY, MoraleAccount.of(50));
    nations.put(Nation.BRITAIN, MoraleAccount.of(20));
    nations.put(Nation.FRANCE, MoraleAccount.of(20));
  }

  /** At the beginning of that phase, the Germans first. */
  public static Situation at(TurnPhase phase) {
    return new Situation(phase);
  }

  /** The place of that name on the map, or with that number. */
  public static Place place(String name) {
    return PACK.map().sheet().hexes().stream()
        .filter(hex -> hex.name().equals(name))
        .map(MapSheet.Hex::id)
        .findFirst()
        .orElseGet(() -> new Place(name));
  }

  /** A fresh counter. */
  public Situation with(String counter, String place) {
    return with(Piece.fresh(counter, place(place)));
  }

  /** A counter in any state. */
  public Situation with(Piece piece) {
    assertThat(PACK.counters()).containsKey(piece.id());
    pieces.put(piece.id(), piece);
    return this;
  }

  /** A counter aboard another, which is there already. */
  public Situation aboard(String counter, String carrier) {
    Piece ship = pieces.getOrDefault(carrier, Piece.fresh(carrier, place("britain")));
    assertThat(pieces).containsKey(carrier);
    return with(Piece.fresh(counter, ship.place()).aboard(carrier, ship.place()));
  }

  /** A counter on its reduced side. */
  public Situation reduced(String counter, String place) {
    return with(Piece.fresh(counter, place(place)).turned(true));
  }

  /** A counter in the force pool. */
  public Situation pooled(String counter) {
    pool.add(counter);
    return this;
  }

  /** A counter in its placement box. */
  public Situation built(String counter) {
    placement.add(counter);
    return this;
  }

  /** A reinforcement that is to come. */
  public Situation due(int arrivalTurn, String counter, String place) {
    due.add(new Setup.Arrival(arrivalTurn, counter, place(place)));
    return this;
  }

  /** Hexes under German control. */
  public Situation german(String... hexes) {
    for (String hex : hexes) {
      german.add(place(hex));
    }
    return this;
  }

  /** Another treasury. */
  public Situation treasury(Nation nation, MoraleAccount moraleAccount) {
    nations.put(nation, moraleAccount);
    return this;
  }

  /** A lake air base. */
  public Situation lake(Side side, String hex) {
    lakes.put(side, place(hex));
    return this;
  }

  /** Another turn. */
  public Situation turn(int number) {
    turn = number;
    return this;
  }

  /** The other side first. */
  public Situation first(Side side) {
    first = side;
    return this;
  }

  /** Three players. */
  public Situation three() {
    seats = List.of(MatchAgreements.GERMAN, MatchAgreements.WESTERN, MatchAgreements.NORWEGIAN);
    return this;
  }

  /** Land alone. */
  public Situation ashore() {
    play = Setup.Play.ASHORE;
    return this;
  }

  /** The option of r47. */
  public Situation riverPlusTwo() {
    plusTwo = true;
    return this;
  }

  /** The option of r76. */
  public Situation leadersAnywhere() {
    leadersAnywhere = true;
    return this;
  }

  /** A frame above the turn's outline. */
  public Situation frame(Frame frame) {
    frames.add(frame);
    return this;
  }

  /** The position. */
  public Position position() {
    List<Frame> agenda = new ArrayList<>(List.of(new TurnFrame.Sequence(phase, 1)));
    agenda.addAll(frames);
    return new Position(
        new Calendar(play, turn, 20, phase, first, first),
        new Forces(pieces, pool, placement, Set.of(), due),
        nations,
        new Country(german, Set.of(), lakes, Set.of()),
        new MatchAgreements(seats, false, plusTwo, 2, leadersAnywhere),
        MatchCounters.none(),
        new Agenda<>(agenda));
  }

  /** The preset options of the pack. */
  public static Options presets() {
    Map<String, String> values = new HashMap<>();
    for (OptionRow option : PACK.options()) {
      values.put(option.id(), option.preset());
    }
    return new Options(values);
  }

  /** What the seat is asked. */
  public static Asked<Command> asked(Position position, Seat seat) {
    Pending<Command> pending = RULES.at(position).pending();
    assertThat(pending).isInstanceOf(Pending.Choices.class);
    Map<Seat, Asked<Command>> asked = ((Pending.Choices<Command>) pending).asked();
    assertThat(asked).containsKey(seat);
    return asked.getOrDefault(seat, asked.values().iterator().next());
  }

  /** True if the seat may say so now. */
  public static boolean isOffered(Position position, Seat seat, Command command) {
    return asked(position, seat).offers().admits(command);
  }

  /** Carries out what waits for nothing. */
  public static void runOn(RulingInProgress<Position, Frame> rulingInProgress) {
    Rest<Position, Command> _ = RULES.runUntilWait(rulingInProgress);
  }

  /** The position after the seat's command, which is offered. */
  public static Position after(Position position, Seat seat, Command command) {
    Position after = position;
    for (umpire.kernel.event.Event<Position> event : events(position, seat, command)) {
      after = RULES.apply(after, event);
    }
    return after;
  }

  /** The position after commands of one seat. */
  public static Position after(Position position, Seat seat, List<Command> commands) {
    Position after = position;
    for (Command command : commands) {
      after = after(after, seat, command);
    }
    return after;
  }

  /** What happens by the seat's command, which is offered. */
  public static List<Event> events(Position position, Seat seat, Command command) {
    return switch (RULES.rule(RULES.at(position), new Input.Chosen<>(seat, command))) {
      case Ruling.Accepted<Position, Command, umpire.kernel.event.Event<Position>> accepted ->
          happened(accepted.events());
      case Ruling.Drafted<Position, Command, umpire.kernel.event.Event<Position>> drafted ->
          happened(drafted.events());
      case Ruling.Refused<Position, Command, umpire.kernel.event.Event<Position>> refused ->
          throw new AssertionError(command + ": " + refused);
    };
  }

  /** The same events, as this game's own. */
  public static List<Event> happened(List<umpire.kernel.event.Event<Position>> events) {
    return events.stream().map(Event.class::cast).toList();
  }

  /** A ruling in the making. */
  public static RulingInProgress<Position, Frame> course(Position position) {
    return SCRIPT.course(position);
  }

  /** By which paragraphs the command is refused. */
  public static List<String> refusals(Position position, Seat seat, Command command) {
    return because(position, seat, command).stream()
        .map(finding -> finding.rule().value())
        .toList();
  }

  /** Why the seat's command, which is not offered, is refused. */
  public static List<Finding> because(Position position, Seat seat, Command command) {
    Ruling<Position, Command, umpire.kernel.event.Event<Position>> ruling =
        RULES.rule(RULES.at(position), new Input.Chosen<>(seat, command));
    assertThat(ruling).isInstanceOf(Ruling.Refused.class);
    return ((Ruling.Refused<Position, Command, umpire.kernel.event.Event<Position>>) ruling)
        .because();
  }
}
