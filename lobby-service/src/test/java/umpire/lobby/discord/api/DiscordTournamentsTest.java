package umpire.lobby.discord.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import io.restassured.response.Response;
import io.vertx.mutiny.sqlclient.Pool;
import jakarta.inject.Inject;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;

/** Tournaments in Discord, with the routes of tournaments behind a pretended gateway. */
@QuarkusTest
class DiscordTournamentsTest extends AtDiscord {
  @Inject Publisher publisher;
  @Inject Pool pool;

  private Player host = new Player(new Lobby.Member("", "", ""), DiscordCalls.Who.fresh("nobody"));
  private String tournament = "";
  private String channel = "";

  @BeforeEach
  void publish() {
    host = linked("host");
    channel = host.who().channel();
    Toy.onTheShelf(publisher, host.member());
    tournament = made("");
    lead("registration");
  }

  @Test
  void eachRoundIsAnnouncedOnceWithMentionsOfItsPlayersOnly() {
    bind();
    Player anna = entered("anna");
    Player bert = entered("bert");
    Lobby.Member carl = Lobby.Member.fresh();
    carl.request().body("{}").post(path("/entrants")).then().statusCode(200);
    lead("running");
    discord.awaitWritten(channel, 2);
    JsonNode first = discord.written(channel).get(1);
    assertThat(first.path("content").asText())
        .contains("**Open \\*Day\\***: round 1 is paired.", carl.name())
        .contains("<@" + anna.who().id() + ">", "<@" + bert.who().id() + ">");
    assertThat(first.at("/allowed_mentions/parse")).isEmpty();
    assertThat(first.at("/allowed_mentions/users"))
        .extracting(JsonNode::asText)
        .containsExactlyInAnyOrder(anna.who().id(), bert.who().id());
    decide(1);
    discord.awaitWritten(channel, 3);
    assertThat(discord.last(channel).message().path("content").asText()).contains("round 2");
    decide(2);
    discord.awaitWritten(channel, 4);
    JsonNode end = discord.last(channel).message();
    assertThat(end.path("content").asText()).contains("is finished.", carl.name());
    assertThat(end.path("allowed_mentions").toString()).isEqualTo("{\"parse\":[]}");
    assertThat(discord.everythingPublic())
        .doesNotContain(anna.account(), bert.account(), carl.id(), host.account());
  }

  @Test
  void whatWasWrittenAndNotNotedIsNotWrittenTwiceAndALimitIsWaitedFor() {
    bind();
    entered("anna");
    entered("bert");
    entered("carl");
    discord.limit("/channels/" + channel, 0.3, false);
    discord.trouble("/channels/" + channel, 500, "");
    lead("running");
    discord.awaitWritten(channel, 2);
    assertThat(discord.refusals("/channels/" + channel)).isEqualTo(2);
    // As if this instance had died between Discord's answer and its own note.
    execute("round = 0, parts = 0, version = 0, due_at = now()");
    decide(1);
    discord.awaitWritten(channel, 3);
    assertThat(discord.last(channel).message().path("content").asText()).contains("round 2");
  }

  @Test
  void itsHostsAloneNameTheChannelAndNobodyADraft() {
    Player anna = linked("anna");
    assertThat(bound(anna.who(), tournament)).contains("hosts alone");
    assertThat(bound(host.who(), made(""))).contains("draft");
    assertThat(bound(host.who(), "no id/at all")).contains("no id of a tournament");
    discord.trouble("/channels/" + channel, 403, "{\"message\": \"Missing Access\", \"code\": 1}");
    assertThat(bound(host.who(), tournament)).contains("does not let me write");
    assertThat(discord.written(channel)).isEmpty();
    assertThat(said(DiscordCalls.command(host.who(), "standings"))).contains("Which tournament?");
  }

  @Test
  void whatAnotherHasBoundIsNotTakenAway() {
    bind();
    Player anna = linked("anna");
    DiscordCalls.Who there = anna.who().in(channel);
    Map<String, Object> none = Map.of();
    assertThat(said(DiscordCalls.subcommand(there, "tournament", "unbind", none)))
        .contains("not yours");
    // 16: to manage channels.
    assertThat(said(DiscordCalls.subcommand(there.permitted("16"), "tournament", "unbind", none)))
        .contains("no tournament any more");
  }

  @Test
  void oneEntersByTheButton() {
    bind();
    JsonNode message = discord.last(channel).message();
    String join = id(message, "Join");
    Player anna = linked("anna");
    assertThat(said(DiscordCalls.press(anna.who().in(channel), join))).contains("have entered");
    assertThat(said(DiscordCalls.press(DiscordCalls.Who.fresh("zoe"), join)))
        .contains("not linked yet");
    assertThat(entrants()).containsExactly(anna.account());
    String closed = made(", \"registration\": \"invitation\"");
    lead(closed, "registration");
    assertThat(said(DiscordCalls.press(anna.who(), "t:join:" + closed)))
        .contains("invited", "`/link` again");
    entered("bert");
    entered("carl");
    lead("running");
    Player late = linked("late");
    decide(1);
    decide(2);
    assertThat(said(DiscordCalls.press(late.who(), join))).doesNotContain("have entered");
    DiscordCalls.Sent stray = DiscordCalls.press(late.who(), "t:other:" + tournament);
    assertThat(stray.reply().at("/data/content").asText()).contains("does not belong");
    assertThat(
            labels(
                followed(
                    DiscordCalls.subcommand(
                        late.who().in(channel), "tournament", "show", Map.of()))))
        .isEmpty();
  }

  @Test
  void oneChecksInByTheButton() {
    tournament = made(", \"checkIn\": \"left-out\"");
    lead("registration");
    bind();
    Player anna = entered("anna");
    Player bert = entered("bert");
    Player stranger = linked("stranger");
    String early = "t:check-in:" + tournament;
    assertThat(said(DiscordCalls.press(anna.who().in(channel), early))).contains("registration");
    lead("check-in");
    discord.awaitWritten(channel, 2);
    JsonNode announced = discord.last(channel).message();
    assertThat(announced.path("content").asText()).contains("Open", "check-in is open");
    assertThat(announced.path("allowed_mentions").toString()).isEqualTo("{\"parse\":[]}");
    String button = id(announced, "Check in");
    for (int i = 0; i < 2; i++) {
      assertThat(said(DiscordCalls.press(anna.who().in(channel), button))).contains("checked in");
    }
    assertThat(said(DiscordCalls.press(stranger.who(), button))).contains("have not entered");
    assertThat(said(DiscordCalls.press(DiscordCalls.Who.fresh("zoe"), button)))
        .contains("not linked yet");
    Player late = linked("late");
    assertThat(said(DiscordCalls.press(late.who(), id(announced, "Join"))))
        .contains("have entered");
    lead("running");
    discord.awaitWritten(channel, 3);
    assertThat(discord.last(channel).message().path("content").asText()).contains("round 1");
    assertThat(
            host.member()
                .request()
                .get(path("/entrants"))
                .<List<String>>path("entrants.findAll { it.number > 0 }.account"))
        .containsExactlyInAnyOrder(anna.account(), late.account())
        .doesNotContain(bert.account());
    assertThat(said(DiscordCalls.press(bert.who(), button))).contains("running");
  }

  @Test
  void aChannelThatIsBoundDuringCheckInHasItsButtonOnce() {
    tournament = made(", \"checkIn\": \"left-out\"");
    lead("registration");
    Player anna = entered("anna");
    lead("check-in");
    bind();
    assertThat(
            said(DiscordCalls.press(anna.who(), id(discord.last(channel).message(), "Check in"))))
        .contains("checked in");
    entered("bert");
    lead("running");
    discord.awaitWritten(channel, 2);
    assertThat(discord.last(channel).message().path("content").asText()).contains("round 1");
  }

  @Test
  void standingsAndPairingsAreShownInWordsAndAsPictures() {
    Player anna = entered("anna");
    Player bert = entered("bert");
    entered("carl");
    Map<String, Object> named = Map.of("tournament", tournament);
    assertThat(said(DiscordCalls.command(anna.who(), "standings", named)))
        .contains("has not begun");
    assertThat(said(DiscordCalls.command(anna.who(), "pairings", named))).contains("No round");
    lead("running");
    decide(1);
    for (String command : List.of("standings", "pairings")) {
      FakeDiscord.Said shown = followUp(anna, command, named);
      assertThat(shown.message().at("/embeds/0/description").asText())
          .contains(anna.member().name(), bert.member().name())
          .doesNotContain(anna.account(), "<@");
      assertThat(shown.message().at("/embeds/0/image/url").asText()).endsWith(command + ".png");
      assertThat(shown.files().get("files[0]")).startsWith(0x89, 'P', 'N', 'G');
    }
    assertThat(description(anna, "pairings", Map.of("tournament", tournament, "round", 1)))
        .contains("**1 : 0**");
    assertThat(description(anna, "pairings", named)).contains(": open");
    Map<String, Object> absent = Map.of("tournament", tournament, "round", 9);
    assertThat(said(DiscordCalls.command(anna.who(), "pairings", absent))).contains("no round 9");
    Map<String, Object> seen = Map.of("tournament", tournament, "public", true);
    assertThat(DiscordCalls.command(anna.who(), "standings", seen).isPrivate()).isFalse();
  }

  private String description(Player player, String command, Map<String, Object> options) {
    return followUp(player, command, options).message().at("/embeds/0/description").asText();
  }

  private FakeDiscord.Said followUp(Player player, String command, Map<String, Object> options) {
    DiscordCalls.Sent sent = DiscordCalls.command(player.who(), command, new HashMap<>(options));
    assertThat(sent.isPrivate()).isTrue();
    return discord.followUp(sent.token());
  }

  private void bind() {
    assertThat(bound(host.who(), tournament)).contains("Each round is announced here");
    discord.awaitWritten(channel, 1);
  }

  private String bound(DiscordCalls.Who who, String id) {
    return said(DiscordCalls.subcommand(who, "tournament", "bind", Map.of("tournament", id)));
  }

  private Player entered(String name) {
    Player player = linked(name);
    player.member().request().body("{}").post(path("/entrants")).then().statusCode(200);
    return player;
  }

  private List<String> entrants() {
    return host.member().request().get(path("/entrants")).path("entrants.account");
  }

  private String path(String below) {
    return "/v1/tournaments/" + tournament + below;
  }

  private String made(String more) {
    String plan =
        """
        {"name": "Open *Day*", "game": "toy", "scenario": "small",
         "format": {"type": "swiss", "rounds": 2}%s}
        """
            .formatted(more);
    Response made = host.member().request().body(plan).post("/v1/tournaments");
    return made.then().statusCode(201).extract().path("id");
  }

  private void lead(String status) {
    lead(tournament, status);
  }

  private void lead(String id, String status) {
    host.member()
        .request()
        .body(Map.of("status", status))
        .put("/v1/tournaments/" + id + "/status")
        .then()
        .statusCode(200);
  }

  /** All boards of a round, which closes by it. */
  private void decide(int round) {
    List<Integer> boards =
        host.member().request().get(path("/rounds/" + round)).path("boards.number");
    Stream.ofNullable(boards)
        .flatMap(List::stream)
        .forEach(
            board ->
                host.member()
                    .request()
                    .body("{\"points\": [1, 0], \"how\": \"adjudicated\", \"reason\": \"a test\"}")
                    .put(path("/rounds/" + round + "/boards/" + board + "/result"))
                    .then()
                    .statusCode(204));
  }

  private void execute(String assignments) {
    pool.query(
            "update discord_tournament set " + assignments + " where channel = '" + channel + "'")
        .executeAndAwait();
  }
}
