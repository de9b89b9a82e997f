package umpire.weserubung;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.SetupFrame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.Calendar;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.scenario.TurnPhase;
import umpire.weserubung.model.state.Country;
import umpire.weserubung.model.state.Forces;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;

/** 15.2 The position before the first decision. */
final class OpeningPosition {
  /** 28 June to 1 July, for those who play it (5.1/r1). */
  private static final int EXTRA_TURN = 1;

  private OpeningPosition() {}

  @Rule({"15.2", "14.1", "14.2-a", "14.3"})
  static Position of(Scenario scenario, Options options) {
    Setup setup = (Setup) scenario.setup();
    Map<Nation, MoraleAccount> nations = new TreeMap<>();
    setup.morale().forEach((nation, level) -> nations.put(nation, treasury(setup, nation, level)));
    return new Position(
        new Calendar(
            setup.play(),
            setup.turn(),
            lastTurn(setup, options),
            TurnPhase.SETUP,
            Side.GERMAN,
            Side.GERMAN),
        new Forces(
            pieces(setup), new TreeSet<>(setup.pool()), Set.of(), Set.of(), due(setup, options)),
        nations,
        new Country(setup.german(), Set.of(), Map.of(), Set.of()),
        conventions(scenario, options),
        MatchCounters.none(),
        agenda(setup));
  }

  /** 15.2/r27: what the players place themselves comes before anything else. */
  @Rule({"15.2/r27", "15.2/r84"})
  private static Agenda<Frame> agenda(Setup setup) {
    Agenda<Frame> turn = Agenda.of(new TurnFrame.Sequence(first(setup), 0));
    return setup.free().isEmpty()
        ? turn
        : turn.push(new SetupFrame.FreePlacing(setup.free(), Set.of()));
  }

  /** 12.1, 14.1.1: the optional units come only if that was agreed. */
  @Rule("14.1.1")
  private static List<Setup.Arrival> due(Setup setup, Options options) {
    List<Setup.Arrival> due = new ArrayList<>(setup.arrivals());
    if (!options.value("optional-units").equals("on")) {
      due.removeIf(arrival -> arrival.place().equals(Setup.FORCE_POOL));
    }
    return due;
  }

  /** A scenario of one battle begins with one German offensive, bought and not yet spent. */
  private static MoraleAccount treasury(Setup setup, Nation nation, int level) {
    boolean attacks = setup.play() == Setup.Play.BATTLE && nation.side() == Side.GERMAN;
    return attacks ? MoraleAccount.of(level).buying(1) : MoraleAccount.of(level);
  }

  private static TurnPhase first(Setup setup) {
    return switch (setup.play()) {
      case CAMPAIGN -> TurnPhase.SETUP;
      case ASHORE -> TurnPhase.OFFENSIVE;
      case BATTLE -> TurnPhase.COMBAT;
    };
  }

  /** 5.1/r1: the calendar gives 20 turns; the date that is printed would be in the 21st. */
  @Rule("5.1/r1")
  private static int lastTurn(Setup setup, Options options) {
    boolean extra = options.value("last-turn").equals("28-june") && setup.lastTurn() > 0;
    return extra ? setup.lastTurn() + EXTRA_TURN : setup.lastTurn();
  }

  private static MatchAgreements conventions(Scenario scenario, Options options) {
    return new MatchAgreements(
        scenario.seats(),
        options.value("western-morale").equals("together"),
        options.value("river-cost").equals("plus-two"),
        Integer.parseInt(options.value("battery-dice")),
        options.value("leader-refuge").equals("any-hex"));
  }

  private static Map<String, Piece> pieces(Setup setup) {
    Map<String, Piece> pieces = new TreeMap<>();
    for (Setup.Standing standing : setup.pieces()) {
      Piece piece =
          Piece.fresh(standing.counter(), standing.place())
              .aboard(standing.aboard(), standing.place())
              .turned(standing.reduced());
      pieces.put(piece.id(), piece);
    }
    return pieces;
  }
}
