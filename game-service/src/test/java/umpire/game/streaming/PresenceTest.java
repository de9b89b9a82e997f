package umpire.game.streaming;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.io.IOException;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.SQLException;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.TwoPlayerMatch;
import umpire.game.testing.stream.Frames;
import umpire.game.testing.stream.StreamReader;
import umpire.local.testing.HostResource;

/** Who is there: every coming has its going, at whichever instance, and no number hangs on it. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class PresenceTest {
  @Inject AgroalDataSource database;

  @Test
  void aSeatThatComesAndGoesIsSentToEveryOpenStream() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    try (StreamReader allied =
            StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "");
        StreamReader onlooker = StreamReader.open(new Client("", ""), twoPlayerMatch.match(), "")) {
      assertThat(here(allied.any(), "german")).isFalse();
      assertThat(here(onlooker.any(), "allied")).isTrue();
      try (StreamReader german =
          StreamReader.open(twoPlayerMatch.german(), twoPlayerMatch.match(), "")) {
        assertThat(here(german.any(), "allied")).isTrue();
        tells(allied, "german", true);
        tells(onlooker, "german", true);
        assertThat(read(twoPlayerMatch, "german")).isTrue();
      }
      tells(allied, "german", false);
      tells(onlooker, "german", false);
      assertThat(read(twoPlayerMatch, "german")).isFalse();
    }
    assertThat(twoPlayerMatch.events(twoPlayerMatch.allied()).size())
        .isEqualTo(twoPlayerMatch.allied().read(twoPlayerMatch.match(), "").path("seq").asInt());
  }

  @Test
  void aSeatIsThereAsLongAsOneOfItsStreamsIs() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    try (StreamReader allied =
        StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "")) {
      assertThat(here(allied.any(), "german")).isFalse();
      try (StreamReader all = StreamReader.at(twoPlayerMatch.german(), StreamReader.ALL, "")) {
        assertThat(all.any().event()).isEqualTo("opened");
        tells(allied, "german", true);
        StreamReader second =
            StreamReader.open(twoPlayerMatch.german(), twoPlayerMatch.match(), "");
        assertThat(second.any().event()).isEqualTo("snapshot");
        second.close();
        // For longer than a stream that was cut off may be missed.
        for (int beats = 0; beats < 2; beats++) {
          assertThat(allied.any().event()).isEqualTo("heartbeat");
        }
      }
      tells(allied, "german", false);
    }
  }

  @Test
  void whoLooksOnIsNobodysBusiness() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    try (StreamReader allied =
        StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "")) {
      assertThat(allied.any().event()).isEqualTo("snapshot");
      Client stranger = Client.of("cleo");
      try (StreamReader onlooker = StreamReader.open(stranger, twoPlayerMatch.match(), "")) {
        assertThat(onlooker.any().data().path("presence").toString())
            .doesNotContain(stranger.account());
        assertThat(allied.any().event()).isEqualTo("heartbeat");
      }
      assertThat(allied.any().event()).isEqualTo("heartbeat");
    }
  }

  @Test
  void whoFollowsAtAnotherInstanceIsThereToo() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    try (StreamReader allied =
        StreamReader.open(twoPlayerMatch.allied(), twoPlayerMatch.match(), "")) {
      assertThat(here(allied.any(), "german")).isFalse();
      lease(twoPlayerMatch.german().account(), twoPlayerMatch.match(), 60);
      tells(allied, "german", true);
      // That instance was killed: nobody renews what it has promised.
      lease(twoPlayerMatch.german().account(), twoPlayerMatch.match(), 0);
      tells(allied, "german", false);
    }
  }

  @Test
  void ofAPrivateMatchNobodyIsShownWhoIsThere() {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.beginPrivately();
    Client.of("cleo").get(twoPlayerMatch.match(), "/presence").then().statusCode(404);
    twoPlayerMatch.german().get(twoPlayerMatch.match(), "/presence").then().statusCode(200);
  }

  @Test
  void aStreamThatWasCutOffIsMissedAfterAMoment() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    StreamReader german = StreamReader.open(twoPlayerMatch.german(), twoPlayerMatch.match(), "");
    assertThat(german.any().event()).isEqualTo("snapshot");
    assertThat(read(twoPlayerMatch, "german")).isTrue();
    german.close();
    PollUntil.until("nobody there", () -> !read(twoPlayerMatch, "german"));
  }

  private void lease(String account, String match, int seconds) throws SQLException {
    try (Connection connection = database.getConnection();
        PreparedStatement insert =
            connection.prepareStatement(
                """
                insert into presence (account, match, instance, until)
                values (?, ?::uuid, 'another', now() + ? * interval '1 second')
                on conflict (account, match, instance) do update set until = excluded.until
                """)) {
      insert.setString(1, account);
      insert.setString(2, match);
      insert.setInt(3, seconds);
      assertThat(insert.executeUpdate()).isEqualTo(1);
    }
  }

  private static boolean here(StreamReader.Message snapshot, String seat) {
    JsonNode presence = snapshot.data().path("presence").path(seat);
    assertThat(presence.isBoolean()).as("%s in %s", seat, snapshot.event()).isTrue();
    return presence.asBoolean();
  }

  private static boolean read(TwoPlayerMatch twoPlayerMatch, String seat) {
    return twoPlayerMatch
        .allied()
        .read(twoPlayerMatch.match(), "/presence")
        .path("presence")
        .path(seat)
        .asBoolean();
  }

  private static void tells(StreamReader stream, String seat, boolean here) throws IOException {
    StreamReader.Message presence = stream.next("presence");
    assertThat(presence.id()).isEmpty();
    assertThat(presence.data())
        .isEqualTo(Client.json("{\"seat\": \"%s\", \"here\": %b}".formatted(seat, here)));
    Frames.ofMatch().fit(presence);
  }
}
