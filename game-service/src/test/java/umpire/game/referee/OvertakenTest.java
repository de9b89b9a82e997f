package umpire.game.referee;

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
import umpire.game.store.Appended;
import umpire.game.store.Matches;
import umpire.game.testing.Duel;
import umpire.game.testing.Stored;
import umpire.kernel.play.Seat;
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
  @Inject Standings standings;
  @Inject Scribe scribe;
  @Inject DiceBox dice;

  @Test
  void whatBeganAtAnOlderRevisionWritesNothing() throws Throwable {
    Duel duel = Duel.begin();
    Standing<?, ?, ?, ?> old = standing(duel);
    duel.allied()
        .command(duel.match(), duel.allied().decision(duel.match()), Duel.STEP)
        .then()
        .statusCode(200);
    String before = Stored.of(database, duel.match());

    Appended appended = VertxContextSupport.subscribeAndAwait(() -> resigned(old));

    assertThat(appended).isEqualTo(Appended.OVERTAKEN);
    assertThat(Stored.of(database, duel.match())).isEqualTo(before);
  }

  @Test
  void ofTwoAtOnceOneWrites() throws Throwable {
    Duel duel = Duel.begin();
    Standing<?, ?, ?, ?> both = standing(duel);

    List<Appended> appended =
        VertxContextSupport.subscribeAndAwait(
            () -> Uni.join().all(resigned(both), resigned(both)).andFailFast());

    assertThat(appended).containsExactlyInAnyOrder(Appended.DONE, Appended.OVERTAKEN);
    assertThat(duel.events(duel.german()).stream().map(event -> event.path("type").asText()))
        .containsOnlyOnce("ended");
  }

  private Standing<?, ?, ?, ?> standing(Duel duel) throws Throwable {
    return VertxContextSupport.subscribeAndAwait(
        () ->
            matches
                .find(UUID.fromString(duel.match()))
                .map(Optional::orElseThrow)
                .flatMap(row -> standings.at(row)));
  }

  private <P, C, E, V> Uni<Appended> resigned(Standing<P, C, E, V> standing) {
    Course<P, C, E, V> course = new Course<>(standing, dice);
    course.end(Resignation.lost(standing, ALLIED, "resignation", "resigned"));
    return scribe.commit(course, 0);
  }
}
