package umpire.game.referee;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.vertx.core.Vertx;
import jakarta.inject.Inject;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.reactive.OwnContext;
import umpire.chassis.testing.TestIssuer;
import umpire.game.store.Journal;
import umpire.game.store.Ledger;
import umpire.game.store.Matches;
import umpire.game.testing.Duel;
import umpire.local.testing.HostResource;

/** What another instance, or this one after a restart, makes of a match. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class StandingsTest {
  @Inject Editions editions;
  @Inject Journal journal;
  @Inject Ledger ledger;
  @Inject Matches matches;
  @Inject Standings standings;
  @Inject Vertx vertx;

  @Test
  void aMatchReadAgainStandsWhereItStood() throws Exception {
    Duel duel = Duel.begin();
    duel.assault().then().statusCode(200);
    standsAgain(duel);
  }

  /** A snapshot of what was taken back lies on no way to what follows. */
  @Test
  void aMatchOfWhichSomethingWasTakenBackDoesToo() throws Exception {
    Duel duel = Duel.begin();
    for (int i = 0; i < 3; i++) {
      String step = "{\"type\": \"step\", \"unit\": \"scots-guards\", \"to\": \"1710\"}";
      duel.allied()
          .command(duel.match(), duel.allied().decision(duel.match()), step)
          .then()
          .statusCode(200);
      standsAgain(duel);
      duel.allied()
          .post(duel.match(), "/undo", "{\"commandId\": \"" + i + "\"}")
          .then()
          .statusCode(200);
      standsAgain(duel);
    }
    duel.assault().then().statusCode(200);
    standsAgain(duel);
  }

  private void standsAgain(Duel duel) throws Exception {
    UUID match = UUID.fromString(duel.match());
    Standings afterRestart = new Standings(editions, journal, ledger, 8);
    Standing<?, ?, ?, ?> read =
        OwnContext.of(vertx)
            .<Standing<?, ?, ?, ?>>call(
                () ->
                    matches
                        .find(match)
                        .flatMap(row -> afterRestart.at(row.orElseThrow()))
                        .subscribeAsCompletionStage())
            .get();
    Standing<?, ?, ?, ?> kept = standings.inMemory(match).orElseThrow();
    assertThat(read).isNotSameAs(kept);
    assertThat(read.position()).isEqualTo(kept.position());
    assertThat(read.revision()).isEqualTo(kept.revision()).isGreaterThan(1);
    assertThat(read.shift()).isEqualTo(kept.shift());
    assertThat(read.events()).isEqualTo(kept.events());
    assertThat(read.seqs()).isEqualTo(kept.seqs());
    assertThat(read.outcome()).isEqualTo(kept.outcome());
  }
}
