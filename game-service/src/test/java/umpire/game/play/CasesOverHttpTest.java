package umpire.game.play;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.nio.file.Path;
import java.util.Collections;
import java.util.List;
import java.util.Queue;
import java.util.concurrent.Callable;
import java.util.concurrent.ConcurrentLinkedQueue;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicInteger;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Scripts;
import umpire.game.testing.cases.HttpCases;
import umpire.local.testing.HostResource;
import umpire.testkit.cases.Case;
import umpire.testkit.cases.Cases;
import umpire.wire.pack.Shelf;

/** The cases of every game on the shelf, over HTTP, broker and database. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class CasesOverHttpTest {
  /** A case waits for the disk and for other services most of its time. */
  private static final int AT_ONCE = 3;

  @Inject Scripts scripts;

  @Test
  void everyCaseHolds() throws InterruptedException, ExecutionException {
    Shelf shelf = Shelf.load();
    assertThat(shelf.games()).isNotEmpty();
    for (String game : shelf.games()) {
      casesHold(shelf.game(game));
    }
  }

  private void casesHold(Shelf.Shelved game) throws InterruptedException, ExecutionException {
    Path folder = Path.of("..", "rules", game.game().id()).resolve(Cases.FOLDER);
    List<Case> cases =
        Cases.in(folder).stream()
            .filter(Case::runs)
            .filter(one -> !one.when().has("lapse") && !one.given().has("otherDice"))
            .toList();
    assertThat(cases).hasSizeGreaterThan(game.game().id().equals("river-crossing") ? 11 : 20);
    Queue<Case> open = new ConcurrentLinkedQueue<>(cases);
    Tally tally = new Tally();
    try (ExecutorService players = Executors.newFixedThreadPool(AT_ONCE)) {
      List<Callable<Void>> all = Collections.nCopies(AT_ONCE, () -> play(game, open, tally));
      for (Future<Void> one : players.invokeAll(all)) {
        one.get();
      }
    }
    System.out.println(
        cases.size()
            + " cases of "
            + game.game().id()
            + " over HTTP, "
            + tally.outOfTurn
            + " of them refused as out of turn; not run are those whose time runs out (clocks have"
            + " tests of their own) and those that compare two courses of dice");
    assertThat(tally.played.get()).isEqualTo(cases.size());
    assertThat(tally.failures).isEmpty();
  }

  private Void play(Shelf.Shelved game, Queue<Case> open, Tally tally) {
    HttpCases runner = new HttpCases(game, scripts);
    for (Case one = open.poll(); one != null; one = open.poll()) {
      try {
        Cases.check(one, runner);
      } catch (HttpCases.OutOfTurn early) {
        tally.outOfTurn.incrementAndGet();
        if (one.then().path("accepted").asBoolean(true)) {
          tally.failures.add(one + ": " + early.getMessage());
        }
      } catch (AssertionError | RuntimeException failure) {
        tally.failures.add(one + ": " + failure.getMessage());
      }
      tally.played.incrementAndGet();
    }
    return null;
  }

  /** What the players of the cases found together. */
  private static final class Tally {
    final Queue<String> failures = new ConcurrentLinkedQueue<>();
    final AtomicInteger outOfTurn = new AtomicInteger();
    final AtomicInteger played = new AtomicInteger();
  }
}
