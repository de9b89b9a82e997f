package umpire.lobby.testing;

import static io.restassured.RestAssured.given;

import io.restassured.http.ContentType;
import java.time.Duration;
import java.util.Map;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;

/**
 * What game-service would publish: here of a toy game with a scenario for two and one for three.
 */
public final class Toy {
  public static final Duration DEADLINE = Duration.ofSeconds(20);

  private static final String CATALOGUE =
      """
      {"game": "toy", "edition": "toy@1", "checksum": "00",
       "scenarios": [{"id": "small", "seats": ["red", "blue"]},
                     {"id": "large", "seats": ["red", "blue", "green"]}],
       "options": [{"id": "fog", "values": ["off", "on"]}]}
      """;

  private Toy() {}

  /** Returns when lobby-service knows the game. */
  public static void onTheShelf(Publisher publisher, Lobby.Member member) {
    publish(publisher, "editions", "catalogue/toy", "edition.catalogued", CATALOGUE);
    Lobby.until(
        DEADLINE,
        "the catalogue is known",
        () ->
            "/scenario"
                .equals(
                    given()
                        .auth()
                        .oauth2(member.token())
                        .contentType(ContentType.JSON)
                        .body(Map.of("game", "toy", "scenario", "none"))
                        .post("/v1/seeks")
                        .path("pointer")));
  }

  /** Publishes a message in game-service's name. */
  public static void publish(
      Publisher publisher, String topic, String key, String type, String data) {
    String envelope =
        """
        {"specversion": "1.0", "id": "1", "source": "/game-service", "type": "%s",
         "subject": "%s", "time": "2026-11-21T12:00:00Z", "datacontenttype": "application/json",
         "dataschema": "urn:umpire:schema:%s:1", "data": %s}
        """
            .formatted(type, key, type, data);
    publisher
        .publish(new Outgoing(topic, key, Map.of("umpire-type", type), Payload.of(envelope)))
        .toCompletableFuture()
        .join();
  }
}
