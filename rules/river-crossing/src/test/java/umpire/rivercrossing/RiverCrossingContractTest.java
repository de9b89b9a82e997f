package umpire.rivercrossing;

import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import umpire.board.Board;
import umpire.kernel.game.Game;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Viewer;
import umpire.rivercrossing.RiverCrossing.Setup;
import umpire.testkit.RulebookContract;
import umpire.testkit.cases.CaseRunner;
import umpire.testkit.cases.PlayedCases;
import umpire.testkit.match.Picture;
import umpire.wire.pack.Packs;

/** River Crossing keeps what every rulebook promises. */
class RiverCrossingContractTest extends RulebookContract {
  private static final Board BOARD = Board.of(Packs.load(new RiverCrossing()));

  @Override
  protected Game game() {
    return new RiverCrossing();
  }

  @Override
  protected String root() {
    return "umpire.rivercrossing";
  }

  @Override
  protected Set<String> counters(Scenario scenario) {
    return ((Setup) scenario.setup()).units().keySet();
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

  /** Cases may name what a view has: turn, flood, units. */
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

  @Override
  protected List<String> golden() {
    return List.of("crossing");
  }

  /** This game is on the shelf of tests alone: docs/notation.md and the clients do not have it. */
  @Override
  protected Path notation() {
    return Path.of("src/test/resources/notation.md");
  }

  @Override
  protected Path clients() {
    return Path.of("src/test/resources/clients");
  }
}
