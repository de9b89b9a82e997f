package umpire.narvik;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import umpire.board.Board;
import umpire.kernel.event.RevealingEvent;
import umpire.kernel.game.Game;
import umpire.kernel.scenario.Scenario;
import umpire.narvik.cases.NarvikCases;
import umpire.narvik.model.state.Setup;
import umpire.testkit.RulebookContract;
import umpire.testkit.cases.CaseRunner;
import umpire.testkit.match.Picture;
import umpire.testkit.walk.Perft;
import umpire.wire.pack.Packs;

/** Assault on Narvik keeps what every rulebook promises. */
class NarvikContractTest extends RulebookContract {
  /** No case lays another map over the pack's. */
  private static final Board BOARD = Board.of(Packs.load(new Narvik()));

  @Override
  protected Game game() {
    return new Narvik();
  }

  @Override
  protected String root() {
    return "umpire.narvik";
  }

  @Override
  protected Set<String> counters(Scenario scenario) {
    Setup setup = (Setup) scenario.setup();
    Stream<String> placed =
        Stream.of(setup.units(), setup.hidden(), setup.ships())
            .flatMap(list -> list.stream())
            .map(Setup.Placed::counter);
    return Stream.concat(placed, toCome(setup)).collect(Collectors.toSet());
  }

  private static Stream<String> toCome(Setup setup) {
    return switch (setup) {
      case Setup.Battle _ -> Stream.of();
      case Setup.Siege siege ->
          Stream.of(
                  siege.norwegians().stream(),
                  siege.garrison().stream(),
                  siege.schedule().stream().flatMap(row -> row.counters().stream()))
              .flatMap(Function.identity());
    };
  }

  @Override
  protected boolean reveals(Object event) {
    return event instanceof RevealingEvent;
  }

  @Override
  protected Picture picture() {
    return BOARD::svg;
  }

  @Override
  protected int walks() {
    return 100;
  }

  /** A siege is a thousand decisions long, a battle ten. */
  @Override
  protected int walks(Scenario scenario) {
    return scenario.setup() instanceof Setup.Siege ? 8 : walks();
  }

  @Override
  protected int pairs(Scenario scenario) {
    return scenario.setup() instanceof Setup.Siege ? 30 : pairs();
  }

  /** 11.3: without and with Allied concealment. */
  @Override
  protected List<Map<String, String>> options() {
    return List.of(Map.of(), Map.of("allied-concealment", "on"));
  }

  /**
   * Beside those of the file, as deep as a few seconds reach: a siege's set-up has 276 placings.
   */
  @Override
  protected List<Perft.Figure> perft() {
    List<Perft.Figure> all = new ArrayList<>(super.perft());
    all.add(new Perft.Figure("one-assault", 1, 2, 2_620));
    all.add(new Perft.Figure("first-shots", 1, 5, 648));
    all.add(new Perft.Figure("campaign", 1, 2, 63_480));
    return all;
  }

  @Override
  protected List<String> golden() {
    return List.of("campaign", "first-shots");
  }

  @Override
  protected CaseRunner cases() {
    return new NarvikCases();
  }
}
