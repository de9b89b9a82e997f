package umpire.game.referee;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.vertx.VertxContextSupport;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.time.Clock;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.store.Append;
import umpire.game.store.Due;
import umpire.game.store.Journal;
import umpire.game.store.Ledger;
import umpire.game.store.Matches;
import umpire.game.store.StandingOrders;
import umpire.game.testing.Duel;
import umpire.game.testing.TestTime;
import umpire.local.testing.HostResource;

/** R71: several instances look at the same overdue matches at once, and each ends once. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class SweepersTest {
  private static final Instant NOON = Instant.parse("2103-03-24T12:00:00Z");
  private static final int MATCHES = 8;
  private static final int INSTANCES = 4;

  @Inject Due due;
  @Inject Matches matches;
  @Inject Editions editions;
  @Inject Journal journal;
  @Inject Ledger ledger;
  @Inject StandingOrders orders;
  @Inject Append append;
  @Inject Bell bell;
  @Inject Figures figures;
  @Inject Committed committed;
  @Inject Receipts receipts;
  @Inject DiceBox dice;
  @Inject Clock clock;

  @AfterEach
  void goesOn() {
    TestTime.goesOn();
  }

  /** One with a memory of its own, as another instance has it. */
  private Overdue instance() {
    Standings standings = new Standings(editions, journal, ledger, 100);
    Scribe scribe =
        new Scribe(append, standings, new Drafts(ledger, 100), bell, figures, committed, clock, 16);
    return new Overdue(due, matches, standings, orders, receipts, scribe, dice, clock);
  }

  @Test
  void overdueMatchesEndOnceWithSeveralSweepers() throws Throwable {
    assertThat(ended("{\"type\": \"fischer\", \"initialSeconds\": 60, \"incrementSeconds\": 0}"))
        .allSatisfy(
            types -> {
              assertThat(types).containsOnlyOnce("overdue").containsOnlyOnce("ended");
              assertThat(types).endsWith("overdue", "ended");
            });
  }

  @Test
  void aDecisionLapsesOnceWithSeveralSweepers() throws Throwable {
    assertThat(ended("{\"type\": \"per-decision\", \"seconds\": 60, \"lapses\": 5}"))
        .allSatisfy(types -> assertThat(types).containsOnlyOnce("overdue").doesNotContain("ended"));
  }

  private List<List<String>> ended(String terms) throws Throwable {
    TestTime.is(NOON);
    List<Duel> duels = new ArrayList<>();
    for (int i = 0; i < MATCHES; i++) {
      duels.add(Duel.timed("narvik", "one-assault", terms));
    }
    List<Overdue> instances = new ArrayList<>();
    for (int i = 0; i < INSTANCES; i++) {
      instances.add(instance());
    }
    TestTime.is(NOON.plusSeconds(63));
    VertxContextSupport.subscribeAndAwait(
        () -> Uni.join().all(instances.stream().map(Overdue::look).toList()).andFailFast());
    List<List<String>> told = new ArrayList<>();
    for (Duel duel : duels) {
      List<String> types =
          duel.german()
              .read(duel.match(), "/events")
              .path("events")
              .valueStream()
              .map((JsonNode event) -> event.path("type").asText())
              .toList();
      told.add(types);
      duel.german().post(duel.match(), "/resign", "");
    }
    return told;
  }
}
