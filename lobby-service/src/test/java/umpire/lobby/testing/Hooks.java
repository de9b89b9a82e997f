package umpire.lobby.testing;

import static org.assertj.core.api.Assertions.assertThat;

import io.restassured.response.Response;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import umpire.chassis.kafka.Publisher;

/** What owners of webhooks do, and what game-service publishes of a match of the toy game. */
public final class Hooks {
  private static final String PATH = "/v1/webhooks";

  private Hooks() {}

  /** A webhook that was just made. */
  public record Made(Lobby.Member owner, String id, String secret) {
    public String path(String below) {
      return PATH + "/" + id + below;
    }

    /** The answer to a GET of it. */
    public Response read() {
      return owner.request().get(path(""));
    }

    /** The deliveries, the newest first. */
    public List<Map<String, Object>> deliveries() {
      return owner
          .request()
          .get(path("/deliveries"))
          .then()
          .statusCode(200)
          .extract()
          .jsonPath()
          .getList("deliveries");
    }

    /** What was tried of one of them. */
    public List<Map<String, Object>> attempts(int number) {
      List<Integer> numbers = new ArrayList<>();
      deliveries().forEach(delivery -> numbers.add((Integer) delivery.get("number")));
      int place = numbers.indexOf(number);
      return place < 0
          ? List.of()
          : owner
              .request()
              .get(path("/deliveries"))
              .jsonPath()
              .getList("deliveries[" + place + "].attempts");
    }

    /** What became of them, the oldest first. */
    public List<String> states() {
      return deliveries().reversed().stream().map(one -> "" + one.get("status")).toList();
    }

    /** Returns when this is what became of them. */
    public void awaitStates(String... states) {
      Lobby.until(Toy.DEADLINE, List.of(states).toString(), () -> states().equals(List.of(states)));
    }

    /** Returns when it has deliveries of these types, the oldest first. */
    public void awaitTypes(String... types) {
      Lobby.until(
          Toy.DEADLINE,
          List.of(types).toString(),
          () ->
              deliveries().reversed().stream()
                  .map(one -> "" + one.get("type"))
                  .toList()
                  .equals(List.of(types)));
    }

    /** The answer to a merge patch. */
    public Response patch(String json) {
      return owner.request().contentType("application/merge-patch+json").body(json).patch(path(""));
    }

    /** The answer to a POST without a body. */
    public Response post(String below) {
      return owner.request().post(path(below));
    }
  }

  /** The answer to making one. */
  public static Response post(Lobby.Member owner, Map<String, Object> body) {
    return owner.request().body(body).post(PATH);
  }

  /** One that was made. */
  public static Made make(Lobby.Member owner, Map<String, Object> body) {
    Response made = post(owner, body);
    assertThat(made.statusCode()).as(made.asString()).isEqualTo(201);
    return new Made(owner, made.path("webhook.id"), made.path("secret"));
  }

  /**
   * A match of the toy game.
   *
   * @param seats the accounts of red and blue
   */
  public record Match(Publisher publisher, String id, String visibility, List<Lobby.Member> seats) {
    /** Publishes a revision that shows each so many events and waits for these seats. */
    public void on(int revision, int events, String... waitingFor) {
      publish(revision, events, "", waitingFor);
    }

    /** Publishes a revision that shows nothing and waits for a seat until then. */
    public void on(int revision, String seat, Instant deadline) {
      publish(revision, 0, ", \"deadlines\": {\"%s\": \"%s\"}".formatted(seat, deadline), seat);
    }

    /** Publishes its last revision. */
    public void over(int revision) {
      publish(revision, 1, ", \"outcome\": {\"level\": \"decisive\", \"winners\": [\"red\"]}");
    }

    private void publish(int revision, int events, String more, String... waitingFor) {
      String data =
          """
          {"match": "%s", "game": "toy", "revision": %d, "status": "playing", "visibility": "%s",
           "accounts": {"red": "%s", "blue": "%s"}, "waitingFor": [%s],
           "public": %s, "seats": {"red": %s, "blue": %s}%s}
          """
              .formatted(
                  id,
                  revision,
                  visibility,
                  seats.getFirst().id(),
                  seats.getLast().id(),
                  Stream.of(waitingFor)
                      .map(seat -> "\"" + seat + "\"")
                      .collect(Collectors.joining(", ")),
                  rendering(revision, events, "for-all"),
                  rendering(revision, events, "for-red"),
                  rendering(revision, events, "for-blue"),
                  more);
      Toy.publish(publisher, "match.events", id, "match.events", data);
    }

    private static String rendering(int revision, int events, String type) {
      String shown =
          IntStream.range(0, events)
              .mapToObj(
                  i ->
                      "{\"seq\": %d, \"type\": \"%s\", \"event\": {\"type\": \"%s\"},"
                              .formatted(revision * 10 + i, type, type)
                          + " \"findings\": [], \"draws\": []}")
              .collect(Collectors.joining(", "));
      return "{\"seq\": %d, \"events\": [%s]}".formatted(revision * 10, shown);
    }
  }
}
