package umpire.game.referee.act;

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
import umpire.game.edition.Editions;
import umpire.game.referee.access.MatchSignals;
import umpire.game.referee.command.ReceiptTimes;
import umpire.game.referee.state.DraftCache;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.transaction.CommitListener;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchCommitter;
import umpire.game.referee.transaction.RefereeMetrics;
import umpire.game.store.StandingOrders;
import umpire.game.store.match.DueMatches;
import umpire.game.store.match.Matches;
import umpire.game.store.transaction.AppendQueue;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.MatchDataStore;
import umpire.game.testing.TestTime;
import umpire.game.testing.TwoPlayerMatch;
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

  @Inject DueMatches dueMatches;
  @Inject Matches matches;
  @Inject Editions editions;
  @Inject EventJournal eventJournal;
  @Inject MatchDataStore matchDataStore;
  @Inject StandingOrders orders;
  @Inject AppendQueue appendQueue;
  @Inject MatchSignals matchSignals;
  @Inject RefereeMetrics refereeMetrics;
  @Inject CommitListener commitListener;
  @Inject ReceiptTimes receiptTimes;
  @Inject DrawSource dice;
  @Inject Clock clock;

  @AfterEach
  void goesOn() {
    TestTime.goesOn();
  }

  /** One with a memory of its own, as another instance has it. */
  private OverdueMatches instance() {
    MatchStateCache matchStateCache =
        new MatchStateCache(editions, eventJournal, matchDataStore, 100);
    MatchCommitter matchCommitter =
        new MatchCommitter(
            appendQueue,
            matchStateCache,
            new DraftCache(matchDataStore, 100),
            matchSignals,
            refereeMetrics,
            commitListener,
            clock,
            16);
    return new OverdueMatches(
        dueMatches, matches, matchStateCache, orders, receiptTimes, matchCommitter, dice, clock);
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
    List<TwoPlayerMatch> duels = new ArrayList<>();
    for (int i = 0; i < MATCHES; i++) {
      duels.add(TwoPlayerMatch.timed("narvik", "one-assault", terms));
    }
    List<OverdueMatches> instances = new ArrayList<>();
    for (int i = 0; i < INSTANCES; i++) {
      instances.add(instance());
    }
    TestTime.is(NOON.plusSeconds(63));
    VertxContextSupport.subscribeAndAwait(
        () ->
            Uni.join()
                .all(instances.stream().map(OverdueMatches::handleDue).toList())
                .andFailFast());
    List<List<String>> shown = new ArrayList<>();
    for (TwoPlayerMatch twoPlayerMatch : duels) {
      List<String> types =
          twoPlayerMatch
              .german()
              .read(twoPlayerMatch.match(), "/events")
              .path("events")
              .valueStream()
              .map((JsonNode event) -> event.path("type").asText())
              .toList();
      shown.add(types);
      twoPlayerMatch.german().post(twoPlayerMatch.match(), "/resign", "");
    }
    return shown;
  }
}
