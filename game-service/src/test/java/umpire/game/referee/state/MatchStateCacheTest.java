package umpire.game.referee.state;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.reactive.FreshContext;
import umpire.chassis.testing.TestIssuer;
import umpire.game.edition.Editions;
import umpire.game.store.match.Matches;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.MatchDataStore;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** What another instance, or this one after a restart, makes of a match. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class MatchStateCacheTest {
  @Inject Editions editions;
  @Inject EventJournal eventJournal;
  @Inject MatchDataStore matchDataStore;
  @Inject Matches matches;
  @Inject MatchStateCache matchStateCache;
  @Inject Vertx vertx;

  @Test
  void aMatchReadAgainStandsWhereItStood() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    twoPlayerMatch.assault().then().statusCode(200);
    standsAgain(twoPlayerMatch);
  }

  /** A snapshot of what was taken back lies on no way to what follows. */
  @Test
  void aMatchOfWhichSomethingWasTakenBackDoesToo() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    for (int i = 0; i < 3; i++) {
      String step = "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"1710\"}";
      twoPlayerMatch
          .allied()
          .command(
              twoPlayerMatch.match(),
              twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
              step)
          .then()
          .statusCode(200);
      standsAgain(twoPlayerMatch);
      twoPlayerMatch
          .allied()
          .post(twoPlayerMatch.match(), "/undo", "{\"commandId\": \"" + i + "\"}")
          .then()
          .statusCode(200);
      standsAgain(twoPlayerMatch);
    }
    twoPlayerMatch.assault().then().statusCode(200);
    standsAgain(twoPlayerMatch);
  }

  private void standsAgain(TwoPlayerMatch twoPlayerMatch) throws Exception {
    UUID match = UUID.fromString(twoPlayerMatch.match());
    MatchStateCache afterRestart = new MatchStateCache(editions, eventJournal, matchDataStore, 8);
    MatchState<?, ?, ?, ?> read =
        FreshContext.of(vertx)
            .<MatchState<?, ?, ?, ?>>call(
                () ->
                    matches
                        .find(match)
                        .flatMap(row -> afterRestart.at(row.orElseThrow()))
                        .subscribeAsCompletionStage())
            .get();
    MatchState<?, ?, ?, ?> kept = matchStateCache.inMemory(match).orElseThrow();
    assertThat(read).isNotSameAs(kept);
    assertThat(read.position()).isEqualTo(kept.position());
    assertThat(read.revision()).isEqualTo(kept.revision()).isGreaterThan(1);
    assertThat(read.shift()).isEqualTo(kept.shift());
    assertThat(read.events()).isEqualTo(kept.events());
    assertThat(read.seqs()).isEqualTo(kept.seqs());
    assertThat(read.outcome()).isEqualTo(kept.outcome());
  }
}
