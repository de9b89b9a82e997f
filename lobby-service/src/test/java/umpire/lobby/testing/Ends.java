package umpire.lobby.testing;

import java.nio.charset.StandardCharsets;
import java.util.Map;
import umpire.chassis.kafka.Outgoing;
import umpire.chassis.kafka.Payload;
import umpire.chassis.kafka.Publisher;

/** What game-service would publish when a match of the toy game has ended. */
public final class Ends {
  private Ends() {}

  /** Says that a match has ended, with these scores by seat, as JSON. */
  public static void of(Publisher publisher, String match, String tournament, String scores) {
    of(publisher, match, tournament, scores, "{}");
  }

  /** The same with the accounts by seat. */
  public static void of(
      Publisher publisher, String match, String tournament, String scores, String accounts) {
    of(publisher, match, tournament, scores, "decisive", accounts);
  }

  /** The same with a level of victory. */
  public static void of(
      Publisher publisher,
      String match,
      String tournament,
      String scores,
      String level,
      String accounts) {
    String envelope =
        """
        {"specversion": "1.0", "id": "1", "source": "/game-service", "type": "match.events",
         "subject": "%s", "time": "2026-11-04T12:00:00Z", "datacontenttype": "application/json",
         "dataschema": "urn:umpire:schema:match.events:1",
         "data": {"match": "%s", "game": "toy", "revision": 9, "status": "over",
          "visibility": "public", "accounts": %s, "scenario": "small", "rated": false,
          "edition": "toy@1", "commitment": "c0ffee",
          "tournament": "%s", "scores": %s, "outcome": {"level": "%s", "winners": []}}}
        """
            .formatted(match, match, accounts, tournament, scores, level);
    publisher
        .publish(
            new Outgoing(
                "match.events",
                match,
                Map.of(),
                Payload.of(envelope.getBytes(StandardCharsets.UTF_8))))
        .toCompletableFuture()
        .join();
  }
}
