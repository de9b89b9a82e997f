package umpire.game;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Duel;
import umpire.game.testing.Streamed;
import umpire.local.testing.HostResource;

/** The stream of events, interrupted and resumed. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
class StreamTest {
  @Test
  void aStreamThatIsCutAndResumedTellsEverythingOnce() throws Exception {
    Duel duel = Duel.begin();
    List<JsonNode> told = new ArrayList<>();
    try (Streamed stream = Streamed.open(duel.german(), duel.match(), "")) {
      Streamed.Message snapshot = stream.next();
      assertThat(snapshot.event()).isEqualTo("snapshot");
      assertThat(snapshot.id()).isEqualTo(snapshot.data().path("seq").asInt());
      assertThat(snapshot.data().path("view").isObject()).isTrue();
      duel.assault();
      told.add(stream.next().data());
      assertThat(told.getFirst().path("seq").asInt()).isEqualTo(snapshot.id() + 1);
    }
    duel.playOut();
    List<JsonNode> all = duel.events(duel.german());
    while (told.getLast().path("seq").asInt() < all.size()) {
      // One event at each connection: as many cuts as can be.
      try (Streamed stream =
          Streamed.open(duel.german(), duel.match(), told.getLast().path("seq").asText())) {
        told.add(stream.next().data());
      }
    }
    assertThat(told).isEqualTo(all.subList(all.size() - told.size(), all.size()));
  }

  @Test
  void aQuietStreamKeepsItsHeartBeating() throws Exception {
    Duel duel = Duel.begin();
    try (Streamed stream = Streamed.open(duel.german(), duel.match(), "1000")) {
      Streamed.Message told = stream.any();
      assertThat(told.event()).isEqualTo("waiting");
      assertThat(stream.any().event()).isEqualTo("heartbeat");
    }
  }

  @Test
  void aStreamFromTheBeginningTellsWhatTheListTells() throws Exception {
    Duel duel = Duel.begin();
    duel.assault();
    List<JsonNode> all = duel.events(duel.allied());
    try (Streamed stream = Streamed.open(duel.allied(), duel.match(), "0")) {
      for (JsonNode event : all) {
        assertThat(stream.next().data()).isEqualTo(event);
      }
    }
  }
}
