package umpire.lobby.discord.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.sun.net.httpserver.HttpHandler;
import io.quarkus.test.common.QuarkusTestResource;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.UUID;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Loopback;
import umpire.local.testing.HostResource;

/**
 * A test in which people sit at Discord, and somebody stands in for Discord and for the gateway.
 */
@QuarkusTestResource(HostResource.class)
@QuarkusTestResource(Loopback.class)
class AtDiscord {
  /** Injected: what answers at the addresses of Discord and of the gateway. */
  AtomicReference<HttpHandler> loopback = new AtomicReference<>();

  final FakeDiscord discord = new FakeDiscord();
  final FakeHouse house = new FakeHouse();

  @BeforeEach
  void listen() {
    loopback.set(
        exchange -> {
          if (exchange.getRequestURI().getPath().startsWith(Loopback.PREFIX)) {
            discord.handle(exchange);
          } else {
            house.handle(exchange);
          }
        });
  }

  @AfterEach
  void nothingWasWrongWithWhatDiscordGot() {
    discord.isContent();
  }

  /** A person with an account, and themselves in Discord. */
  record Player(Lobby.Member member, DiscordCalls.Who who) {
    String account() {
      return member.id();
    }
  }

  /** Somebody who is linked. */
  Player linked(String name) {
    Player player = new Player(Lobby.Member.fresh(), DiscordCalls.Who.fresh(name));
    String code = code(player.member());
    assertThat(said(DiscordCalls.command(player.who(), "link", Map.of("code", code))))
        .contains("linked");
    return player;
  }

  static String code(Lobby.Member member) {
    return member
        .request()
        .post("/v1/integrations/discord/links")
        .then()
        .statusCode(201)
        .extract()
        .path("code");
  }

  /** The content that follows a private interaction. */
  String said(DiscordCalls.Sent sent) {
    return followed(sent).path("content").asText();
  }

  /** The message that follows an interaction which only its asker sees. */
  JsonNode followed(DiscordCalls.Sent sent) {
    assertThat(sent.type()).as(sent.reply().toString()).isIn(5, 6);
    assertThat(sent.type() == 6 || sent.isPrivate()).as("for his eyes alone").isTrue();
    return discord.followUp(sent.token()).message();
  }

  /** A new match of these two. */
  String match(Player allied, Player german) {
    String match = UUID.randomUUID().toString();
    house.seat(match, seats(allied, german));
    return match;
  }

  static Map<String, String> seats(Player allied, Player german) {
    return Map.of("allied", allied.account(), "german", german.account());
  }

  /** The player means this match in their channel. */
  void choose(Player player, String match) {
    assertThat(
            said(DiscordCalls.subcommand(player.who(), "match", "choose", Map.of("match", match))))
        .contains(match);
  }

  /** Custom ids of a message, with what stands on them. */
  static List<String> labels(JsonNode message) {
    List<String> labels = new ArrayList<>();
    message
        .path("components")
        .forEach(
            row ->
                row.path("components")
                    .forEach(part -> labels.add(part.path("label").asText("select"))));
    return labels;
  }

  /** The custom id of what bears this label; of a select {@code select}. */
  static String id(JsonNode message, String label) {
    for (JsonNode row : message.path("components")) {
      for (JsonNode part : row.path("components")) {
        if (part.path("label").asText("select").equals(label)) {
          return part.path("custom_id").asText();
        }
      }
    }
    throw new AssertionError("no '" + label + "' on " + message);
  }
}
