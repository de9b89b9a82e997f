package umpire.weserubung;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.board.Board;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.game.Game;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.RulebookContract;
import umpire.testkit.cases.CaseRunner;
import umpire.testkit.match.Picture;
import umpire.weserubung.cases.WeserubungCases;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.scenario.Setup;
import umpire.wire.pack.Packs;

/** Opération Weserübung keeps what every rulebook promises. */
class WeserubungContractTest extends RulebookContract {
  private static final Pack PACK = Packs.load(new Weserubung());
  private static final Board BOARD = Board.of(PACK);
  private static final Whereabouts WHEREABOUTS = new Whereabouts(PACK);

  @Override
  protected Game game() {
    return new Weserubung();
  }

  @Override
  protected String root() {
    return "umpire.weserubung";
  }

  @Override
  protected Set<String> counters(Scenario scenario) {
    Setup setup = (Setup) scenario.setup();
    return Stream.of(
            setup.pieces().stream().map(Setup.Standing::counter),
            setup.pool().stream(),
            setup.free().stream().flatMap(group -> group.counters().stream()),
            setup.arrivals().stream().map(Setup.Arrival::counter))
        .flatMap(counters -> counters)
        .collect(Collectors.toSet());
  }

  @Override
  protected boolean reveals(Object event) {
    return event instanceof RevealingEvent;
  }

  @Override
  protected Picture picture() {
    return BOARD::svg;
  }

  /** Fifty whole matches of two and a half thousand inputs each, and as many single battles. */
  @Override
  protected int walks(Scenario scenario) {
    return switch (((Setup) scenario.setup()).play()) {
      case BATTLE -> 50;
      case ASHORE -> 10;
      case CAMPAIGN -> 15;
    };
  }

  /**
   * A position of 190 counters is 30 kB of JSON, and each viewer has a view of it: at every input
   * they would cost twenty times what the play does.
   */
  @Override
  protected int closely(Scenario scenario) {
    return ((Setup) scenario.setup()).play() == Setup.Play.BATTLE ? 1 : 50;
  }

  @Override
  protected int stride() {
    return 6;
  }

  @Override
  protected int pairs(Scenario scenario) {
    return ((Setup) scenario.setup()).play() == Setup.Play.BATTLE ? 0 : 10;
  }

  @Override
  protected List<String> faults(Object position) {
    return WHEREABOUTS.faults((Position) position);
  }

  @Override
  protected Set<Place> besideTheMap() {
    return Set.of(Setup.FORCE_POOL);
  }

  /** Every value of every option, in turn. */
  @Override
  protected List<Map<String, String>> options() {
    return List.of(
        Map.of(),
        Map.of("last-turn", "28-june", "western-morale", "together", "battery-dice", "4"),
        Map.of("river-cost", "plus-two", "optional-units", "off", "battery-dice", "1"),
        Map.of("battery-dice", "3", "leader-refuge", "any-hex"),
        Map.of("battery-dice", "5"),
        Map.of("battery-dice", "6"));
  }

  @Override
  protected List<String> golden() {
    return List.of("campaign", "campaign-3");
  }

  @Override
  protected CaseRunner cases() {
    return new WeserubungCases();
  }
}
