package umpire.game.referee.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.vertx.VertxContextSupport;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Inject;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.referee.act.Resignation;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.store.match.Matches;
import umpire.game.store.transaction.AppendResult;
import umpire.game.testing.StoredMatch;
import umpire.game.testing.TwoPlayerMatch;
import umpire.kernel.scenario.Seat;
import umpire.local.testing.HostResource;

/** Compare and set: of two who begin at the same revision, one writes, and the other nothing. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class OvertakenTest {
  private static final Seat ALLIED = new Seat("allied");

  @Inject AgroalDataSource database;
  @Inject Matches matches;
  @Inject MatchStateCache matchStateCache;
  @Inject MatchCommitter matchCommitter;
  @Inject DrawSource dice;

  @Test
  void whatBeganAtAnOlderRevisionWritesNothing() throws Throwable {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    MatchState<?, ?, ?, ?> old = standing(twoPlayerMatch);
    twoPlayerMatch
        .allied()
        .command(
            twoPlayerMatch.match(),
            twoPlayerMatch.allied().decision(twoPlayerMatch.match()),
            TwoPlayerMatch.STEP)
        .then()
        .statusCode(200);
    String before = StoredMatch.of(database, twoPlayerMatch.match());

    AppendResult appendResult = VertxContextSupport.subscribeAndAwait(() -> resigned(old));

    assertThat(appendResult).isEqualTo(AppendResult.OVERTAKEN);
    assertThat(StoredMatch.of(database, twoPlayerMatch.match())).isEqualTo(before);
  }

  @Test
  void ofTwoAtOnceOneWrites() throws Throwable {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    MatchState<?, ?, ?, ?> both = standing(twoPlayerMatch);

    List<AppendResult> appended =
        VertxContextSupport.subscribeAndAwait(
            () -> Uni.join().all(resigned(both), resigned(both)).andFailFast());

    assertThat(appended).containsExactlyInAnyOrder(AppendResult.DONE, AppendResult.OVERTAKEN);
    assertThat(
            twoPlayerMatch.events(twoPlayerMatch.german()).stream()
                .map(event -> event.path("type").asText()))
        .containsOnlyOnce("ended");
  }

  private MatchState<?, ?, ?, ?> standing(TwoPlayerMatch twoPlayerMatch) throws Throwable {
    return VertxContextSupport.subscribeAndAwait(
        () ->
            matches
                .find(UUID.fromString(twoPlayerMatch.match()))
                .map(Optional::orElseThrow)
                .flatMap(row -> matchStateCache.at(row)));
  }

  private <P, C, E, V> Uni<AppendResult> resigned(MatchState<P, C, E, V> matchState) {
    MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(matchState, dice);
    transaction.end(Resignation.lost(matchState, ALLIED, "resignation", "resigned"));
    return matchCommitter.commit(transaction, 0);
  }
}
