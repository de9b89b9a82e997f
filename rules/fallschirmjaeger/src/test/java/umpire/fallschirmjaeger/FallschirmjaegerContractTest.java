package umpire.fallschirmjaeger;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.board.Board;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.kernel.game.Game;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.RulebookContract;
import umpire.testkit.cases.CaseRunner;
import umpire.testkit.cases.PlayedCases;
import umpire.testkit.match.Picture;
import umpire.wire.pack.Packs;

/** Fallschirmjäger keeps what every rulebook promises. */
class FallschirmjaegerContractTest extends RulebookContract {
  private static final Board BOARD = Board.of(Packs.load(new Fallschirmjaeger()));

  @Override
  protected Game game() {
    return new Fallschirmjaeger();
  }

  @Override
  protected String root() {
    return "umpire.fallschirmjaeger";
  }

  @Override
  protected Set<String> counters(Scenario scenario) {
    Setup setup = (Setup) scenario.setup();
    return Stream.of(
            setup.units().stream().map(Setup.Placed::counter),
            setup.airborne().stream(),
            setup.schedule().stream().flatMap(group -> group.counters().stream()),
            setup.release().stream())
        .flatMap(one -> one)
        .collect(Collectors.toSet());
  }

  /** Nothing is hidden. */
  @Override
  protected boolean reveals(Object event) {
    return false;
  }

  @Override
  protected Picture picture() {
    return BOARD::svg;
  }

  /** A match of 5.1 is three turns long, one of 5.3 fifteen, with thousands of inputs. */
  @Override
  protected int walks(Scenario scenario) {
    return scenario.id().equals("5.1") ? 6 : 1;
  }

  @Override
  protected int closely(Scenario scenario) {
    return scenario.id().equals("5.1") ? 10 : 100;
  }

  /** Both readings of each option that is carried out. */
  @Override
  protected List<Map<String, String>> options() {
    return List.of(
        Map.of(),
        Map.of(
            "maas-attacks", "full",
            "bridge-attacks", "hexside-counts",
            "cancelled-drops", "each-unit",
            "second-barrage", "no-effect",
            "bridge-control", "entered",
            "parachute-losses", "battalions",
            "winkelmann", "only-if-captured",
            "active-barrage", "hits-germans",
            "field-landings", "airfields-only"));
  }

  @Override
  protected List<String> golden() {
    return List.of("5.1", "5.2", "5.3");
  }

  /** By the greedy opponent on both sides: of 5.1, and of the whole campaign. */
  @Override
  protected List<String> playthroughs() {
    return List.of("5.1-played", "5.3-played");
  }

  /** Cases may name what a view has: calendar, forces, ground, air, objectives, frames. */
  @Override
  protected CaseRunner cases() {
    return new PlayedCases(
        game(),
        (book, position, told) -> {
          Object view = book.play().view(position, new Viewer.Everyone());
          book.codec()
              .tree(view)
              .properties()
              .forEach(one -> told.set(one.getKey(), one.getValue()));
        });
  }
}
