package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.HttpCases;
import umpire.game.testing.Scripts;
import umpire.local.testing.HostResource;
import umpire.testkit.Case;
import umpire.testkit.Cases;
import umpire.wire.Shelf;

/** The cases of every game on the shelf, over HTTP, broker and database. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class CasesOverHttpTest {
  @Inject Scripts scripts;

  @Test
  void everyCaseHolds() {
    Shelf shelf = Shelf.load();
    assertThat(shelf.games()).isNotEmpty();
    shelf.games().forEach(game -> casesHold(shelf.game(game)));
  }

  private void casesHold(Shelf.Shelved game) {
    Path folder = Path.of("..", "rules", game.game().id()).resolve(Cases.FOLDER);
    HttpCases runner = new HttpCases(game, scripts);
    List<Case> cases =
        Cases.in(folder).stream()
            .filter(Case::runs)
            .filter(one -> !one.when().has("lapse") && !one.given().has("otherDice"))
            .toList();
    assertThat(cases).hasSizeGreaterThan(20);
    List<String> failures = new ArrayList<>();
    int outOfTurn = 0;
    for (Case one : cases) {
      try {
        Cases.check(one, runner);
      } catch (HttpCases.OutOfTurn early) {
        outOfTurn++;
        if (one.then().path("accepted").asBoolean(true)) {
          failures.add(one + ": " + early.getMessage());
        }
      } catch (AssertionError | RuntimeException failure) {
        failures.add(one + ": " + failure.getMessage());
      }
    }
    System.out.println(
        cases.size()
            + " cases of "
            + game.game().id()
            + " over HTTP, "
            + outOfTurn
            + " of them refused as out of turn; not run are those whose time runs out (there are"
            + " no deadlines yet) and those that compare two courses of dice");
    assertThat(failures).isEmpty();
  }
}
