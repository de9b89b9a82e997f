package umpire.game.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.ExtractableResponse;
import io.restassured.response.Response;
import jakarta.inject.Inject;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Queue;
import java.util.UUID;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ConcurrentLinkedQueue;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import umpire.chassis.common.Sha256;
import umpire.chassis.kafka.Incoming;
import umpire.chassis.kafka.Subscription;
import umpire.chassis.kafka.Subscriptions;
import umpire.chassis.testing.Contract;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.Client;
import umpire.game.testing.PollUntil;
import umpire.game.testing.stream.RawSocket;
import umpire.game.testing.stream.StreamReader;
import umpire.local.testing.HostResource;

/**
 * While a seat is open, the salt of the seat that is taken is in no route, stream or socket, and in
 * no message to the service that sends webhooks: not for the one who takes the open seat later, the
 * opener, the player who chose it, or somebody else.
 */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class SealedSaltsTest {
  /** Of this match alone: the list of matches also shows those that have begun. */
  private final String salt = UUID.randomUUID().toString().replace("-", "");

  private final String commitment = Sha256.hex(salt.getBytes(StandardCharsets.US_ASCII));

  @Inject Subscriptions subscriptions;

  private final Queue<String> published = new ConcurrentLinkedQueue<>();
  private final Client opener = Client.of("olga");
  private final Client anna = Client.of("anna");
  private final Client bert = Client.of("bert");
  private final Client stranger = Client.of("sven");

  @ParameterizedTest
  @ValueSource(strings = {"salt", "saltCommitment"})
  void aSaltIsNowhereWhileAnotherSeatIsOpen(String member) throws Exception {
    try (Subscriptions.Started _ =
        subscriptions.start(
            Subscription.everyInstance(Subscription.Start.EARLIEST, "match.events"), this::note)) {
      String match = opener.open("narvik", "one-assault", "{}");
      List<StreamReader> streams = new ArrayList<>();
      List<RawSocket> sockets = new ArrayList<>();
      for (Client reader : List.of(opener, bert, stranger)) {
        streams.add(StreamReader.open(reader, match, ""));
        streams.add(StreamReader.at(reader, StreamReader.ALL, ""));
        sockets.add(RawSocket.open("/v1/matches/" + match + "/socket", reader.token()));
      }
      String chosen = member.equals("salt") ? salt : commitment;
      assertSealed(take(anna, match, "allied", member, chosen).then().statusCode(200).extract());
      for (Client reader : List.of(opener, anna, bert, stranger)) {
        for (String route : reads(match)) {
          assertThat(reader.request().get(route).asString()).as(route).doesNotContain(salt);
        }
      }
      for (StreamReader stream : streams) {
        assertSealedAtFirst(stream);
      }
      for (RawSocket socket : sockets) {
        assertThat(socket.next("snapshot").toString()).doesNotContain(salt);
        assertThat(socket.next("heartbeat").toString()).doesNotContain(salt);
        socket.close();
      }
      begin(match, member);
      assertPublishedWithoutSalt(match);
    }
  }

  /** The test can see what it looks for: after the beginning the salt is shown. */
  private void begin(String match, String member) {
    take(bert, match, "german", "salt", "").then().statusCode(200);
    if (member.equals("saltCommitment")) {
      take(anna, match, "allied", "salt", salt).then().statusCode(200);
    }
    assertThat(stranger.get(match, "").asString()).contains(salt);
  }

  private static Response take(
      Client client, String match, String seat, String member, String value) {
    return client.post(match, "/seats/" + seat, "{\"%s\": \"%s\"}".formatted(member, value));
  }

  private void assertSealed(ExtractableResponse<Response> answer) {
    assertThat(answer.asString() + answer.headers()).doesNotContain(salt);
  }

  /** Every route of matches that is read and ends. */
  private static List<String> reads(String match) throws IOException {
    List<String> routes = new ArrayList<>();
    for (Contract.Operation operation : Contract.published("game-service").operations()) {
      if (operation.method().equals("get")
          && operation.path().startsWith("/v1/matches")
          && !operation.streams()
          && !operation.path().endsWith("/socket")) {
        routes.add(operation.path().replace("{id}", match).replaceAll("\\{[^}]*}", "1"));
      }
    }
    assertThat(routes).hasSizeGreaterThan(10);
    String one = "/v1/matches/" + match;
    routes.addAll(List.of("/v1/matches?mine", one + "?at=0", one + "/export?seat=me"));
    return routes;
  }

  /** Up to the first heartbeat: nothing was left to send then. */
  private void assertSealedAtFirst(StreamReader stream) throws IOException {
    try (stream) {
      StreamReader.Message message = stream.any();
      while (!message.event().equals("heartbeat")) {
        assertThat(message.data().toString()).doesNotContain(salt);
        message = stream.any();
      }
    }
  }

  /** Webhooks and Discord are made of these messages alone; they need no salt at any time. */
  private void assertPublishedWithoutSalt(String match) {
    PollUntil.until(
        "the beginning", () -> published.stream().anyMatch(text -> text.contains(match)));
    assertThat(published).noneMatch(text -> text.contains(salt));
  }

  private CompletableFuture<Void> note(List<Incoming> batch) {
    batch.forEach(message -> published.add(message.value().text()));
    return CompletableFuture.completedFuture(null);
  }
}
