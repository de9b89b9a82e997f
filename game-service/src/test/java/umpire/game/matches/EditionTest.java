package umpire.game.matches;

import static org.hamcrest.Matchers.containsString;
import static org.hamcrest.Matchers.equalTo;

import io.agroal.api.AgroalDataSource;
import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.sql.Connection;
import java.sql.PreparedStatement;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** A match is played under the edition it was opened with, or not at all. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class EditionTest {
  @Inject AgroalDataSource database;

  @Test
  void withoutItsEditionAMatchIsNotPlayedAndSaysWhy() throws Exception {
    TwoPlayerMatch twoPlayerMatch = TwoPlayerMatch.begin();
    String checksum = "0".repeat(64);
    try (Connection connection = database.getConnection();
        PreparedStatement update =
            connection.prepareStatement("update match set checksum = ? where id = ?")) {
      update.setString(1, checksum);
      update.setObject(2, UUID.fromString(twoPlayerMatch.match()));
      update.executeUpdate();
    }
    for (String path : new String[] {"", "/decision", "/events"}) {
      twoPlayerMatch
          .allied()
          .get(twoPlayerMatch.match(), path)
          .then()
          .statusCode(503)
          .header("Retry-After", equalTo("60"))
          .body("type", equalTo("urn:umpire:problem:edition-missing"))
          .body("detail", containsString(checksum));
    }
  }
}
