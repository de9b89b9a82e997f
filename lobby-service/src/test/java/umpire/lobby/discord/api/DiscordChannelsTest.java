package umpire.lobby.discord.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.StringJoiner;
import org.hibernate.reactive.mutiny.Mutiny;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.chassis.common.Sha256;
import umpire.chassis.kafka.Publisher;
import umpire.lobby.testing.Lobby;
import umpire.lobby.testing.Toy;

/** Channels that follow a match, with the test in game-service's place at the real broker. */
@QuarkusTest
class DiscordChannelsTest extends AtDiscord {
  private static final Duration DEADLINE = Duration.ofSeconds(20);

  @Inject Publisher publisher;
  @Inject Mutiny.SessionFactory sessions;

  private Player anna = nobody();
  private Player bert = nobody();
  private String match = "";
  private String channel = "";

  private static Player nobody() {
    return new Player(new Lobby.Member("", "", ""), new DiscordCalls.Who("", "", "", ""));
  }

  @BeforeEach
  void sitDown() {
    anna = linked("anna");
    bert = new Player(Lobby.Member.fresh(), DiscordCalls.Who.fresh("bert"));
    match = match(anna, bert);
    channel = anna.who().channel();
  }

  @Test
  void a_channel_is_sent_whom_the_match_waits_for_and_they_alone_are_mentioned() {
    bind(Map.of());
    discord.awaitWritten(channel, 1);
    assertThat(discord.written(channel).getFirst().path("content").asText())
        .contains("follows a match")
        .contains("allied (<@" + anna.who().id() + ">)");
    tell(1, "playing", "german");
    discord.awaitWritten(channel, 2);
    JsonNode second = discord.last(channel).message();
    assertThat(second.path("content").asText())
        .as("who is not linked is named")
        .contains("to act: german (" + bert.member().name() + ").");
    assertThat(second.path("allowed_mentions").toString()).isEqualTo("{\"parse\":[]}");
    tell(2, "playing", "allied", "german");
    discord.awaitWritten(channel, 3);
    assertThat(discord.last(channel).message().at("/allowed_mentions/users").toString())
        .isEqualTo("[\"" + anna.who().id() + "\"]");
  }

  @Test
  void what_does_not_change_whom_it_waits_for_is_not_sent() {
    bind(Map.of());
    tell(1, "playing", "allied");
    // It waits for a report, and then for the same seat again.
    tell(2, "playing");
    tell(3, "playing", "allied");
    tell(4, "playing", "german");
    discord.awaitWritten(channel, 2);
    tell(5, "playing");
    settle(5);
    assertThat(discord.written(channel)).hasSize(2);
  }

  @Test
  void what_keeps_a_notice_from_coming_twice_does_not_reveal_the_revision() {
    bind(Map.of());
    tell(7, "playing", "german");
    discord.awaitWritten(channel, 2);
    String nonce = discord.last(channel).message().path("nonce").asText();
    assertThat(nonce).hasSize(25);
    for (int revision = 0; revision < 100; revision++) {
      String tried = Sha256.hex(channel + "/" + match + "/" + revision);
      assertThat(tried).as("revision " + revision).doesNotStartWith(nonce);
    }
  }

  @Test
  void what_comes_again_is_sent_once() {
    bind(Map.of());
    tell(1, "playing", "german");
    discord.awaitWritten(channel, 2);
    tell(1, "playing", "german");
    tell(1, "playing", "allied");
    tell(2, "playing", "german");
    settle(2);
    assertThat(discord.written(channel)).hasSize(2);
  }

  @Test
  void what_passes_quickly_is_sent_as_it_ends() {
    bind(Map.of());
    for (int revision = 1; revision <= 21; revision++) {
      tell(revision, "playing", revision % 2 == 1 ? "german" : "allied");
    }
    discord.awaitWritten(channel, 2);
    settle(21);
    assertThat(discord.written(channel)).hasSize(2);
    assertThat(discord.last(channel).message().path("content").asText()).contains("german");
  }

  @Test
  void the_end_is_sent_with_its_winner_and_nobody_is_mentioned() {
    bind(Map.of());
    tell(1, "over");
    discord.awaitWritten(channel, 2);
    JsonNode end = discord.last(channel).message();
    assertThat(end.path("content").asText())
        .contains("over, decisive, won by allied (" + anna.member().name() + ").");
    assertThat(end.path("allowed_mentions").toString()).isEqualTo("{\"parse\":[]}");
  }

  @Test
  void a_rate_limit_is_waited_for_and_nothing_is_lost() {
    bind(Map.of());
    discord.limit("/channels/" + channel, 0.7, false);
    discord.trouble("/channels/" + channel, 500, "");
    tell(1, "playing", "german");
    long begun = System.nanoTime();
    discord.awaitWritten(channel, 2);
    assertThat(Duration.ofNanos(System.nanoTime() - begun)).isGreaterThan(Duration.ofMillis(700));
    assertThat(discord.refusals("/channels/" + channel)).isEqualTo(2);
  }

  @Test
  void what_was_written_and_not_noted_before_a_crash_is_not_written_twice() {
    bind(Map.of());
    tell(1, "playing", "german");
    discord.awaitWritten(channel, 2);
    settle(1);
    // As if this instance had died between Discord's answer and its own note.
    execute(
        "update discord_channel set told = 'allied', told_revision = 0, due_at = now()"
            + " where channel = '"
            + channel
            + "'");
    Lobby.until(
        DEADLINE,
        "it is noted again",
        () -> "german".equals(column("told")) && column("due_at").equals("null"));
    assertThat(discord.written(channel)).hasSize(2);
  }

  @Test
  void a_channel_that_is_gone_follows_nothing_any_more() {
    bind(Map.of());
    discord.trouble(
        "/channels/" + channel, 403, "{\"message\": \"Missing Access\", \"code\": 50001}");
    tell(1, "playing", "german");
    Lobby.until(DEADLINE, "unbound", () -> column("match").isEmpty());
  }

  @Test
  void where_the_bot_may_not_write_nothing_is_bound() {
    discord.trouble(
        "/channels/" + channel, 403, "{\"message\": \"Missing Access\", \"code\": 50001}");
    assertThat(bound(anna.who(), Map.of("match", match))).contains("does not let me write");
    assertThat(column("match")).isEmpty();
  }

  @Test
  void quiet_hours_and_the_gap_are_kept() {
    bind(Map.of("every", 60));
    tell(1, "playing", "german");
    Lobby.until(DEADLINE, "heard", () -> column("revision").equals("1"));
    assertThat(column("extract(epoch from due_at - told_at)")).startsWith("3600");
    tell(2, "playing", "allied");
    Lobby.until(DEADLINE, "it waits for her again", () -> column("due_at").equals("null"));
    assertThat(discord.written(channel)).as("there is nothing to tell").hasSize(1);
  }

  @Test
  void what_another_has_bound_is_not_taken_away() {
    bind(Map.of());
    Player carl = linked("carl");
    String other = match(carl, bert);
    DiscordCalls.Who there = carl.who().in(channel);
    assertThat(bound(there, Map.of("match", other))).contains("somebody else bound");
    assertThat(said(DiscordCalls.subcommand(there, "match", "unbind", Map.of())))
        .contains("not yours");
    assertThat(column("match")).isEqualTo(match);
    // 16: to manage channels.
    assertThat(bound(there.permitted("16"), Map.of("match", other))).contains("follows the match");
    assertThat(column("match")).isEqualTo(other);
    assertThat(said(DiscordCalls.subcommand(there, "match", "unbind", Map.of())))
        .contains("no match any more");
  }

  @Test
  void a_match_that_one_may_not_see_is_not_bound() {
    house.close(match);
    Player carl = linked("carl");
    assertThat(bound(carl.who(), Map.of("match", match))).contains("forbidden");
    assertThat(discord.written(carl.who().channel())).isEmpty();
  }

  @Test
  void the_board_goes_along_where_everybody_may_see_it() {
    bind(Map.of("board", true));
    tell(1, "playing", "german");
    discord.awaitWritten(channel, 2);
    assertThat(discord.last(channel).files().get("files[0]"))
        .isEqualTo(FakeHouse.board(match, "public"));
    house.close(match);
    tell(2, "playing", "allied");
    discord.awaitWritten(channel, 3);
    assertThat(discord.last(channel).files()).isEmpty();
    assertThat(discord.last(channel).message().path("content").asText())
        .contains("cannot be shown");
  }

  @Test
  void the_match_of_the_channel_is_meant_where_none_is_chosen() {
    bind(Map.of());
    house.answer(
        match,
        "german",
        "decision",
        FakeHouse.recorded("decision-german", match, seats(anna, bert)));
    assertThat(
            said(
                DiscordCalls.command(
                    bert.who().in(channel), "link", Map.of("code", code(bert.member())))))
        .contains("linked");
    assertThat(said(DiscordCalls.command(bert.who().in(channel), "decision")))
        .contains("waits for allied");
  }

  private void bind(Map<String, Object> manner) {
    Map<String, Object> options = new HashMap<>(manner);
    options.put("match", match);
    assertThat(bound(anna.who(), options)).contains("follows the match");
    discord.awaitWritten(channel, 1);
  }

  private String bound(DiscordCalls.Who who, Map<String, Object> options) {
    return said(DiscordCalls.subcommand(who, "match", "bind", options));
  }

  /** What game-service publishes of the match. */
  private void tell(int revision, String status, String... seats) {
    StringJoiner waiting = new StringJoiner("\", \"", "[\"", "\"]").setEmptyValue("[]");
    List.of(seats).forEach(waiting::add);
    String outcome =
        status.equals("over")
            ? "\"outcome\": {\"level\": \"decisive\", \"winners\": [\"allied\"]},"
            : "";
    Toy.publish(
        publisher,
        "match.events",
        match,
        "match.events",
        """
        {"match": "%s", "game": "toy", "revision": %d, "status": "%s", %s "waitingFor": %s,
         "accounts": {"allied": "%s", "german": "%s"},
         "public": {"seq": 1, "events": []},
         "seats": {"allied": {"seq": 1, "events": [{"type": "%s"}]}}}
        """
            .formatted(
                match,
                revision,
                status,
                outcome,
                waiting,
                anna.account(),
                bert.account(),
                FakeHouse.secretOf(match, "allied")));
  }

  /** Returns when the revision was received and whatever is due of it was sent. */
  private void settle(int revision) {
    Lobby.until(
        DEADLINE,
        "revision " + revision + " is settled",
        () -> column("revision").equals("" + revision) && column("due_at").equals("null"));
  }

  private String column(String name) {
    List<String> rows =
        sessions
            .withSession(
                session ->
                    session
                        .createNativeQuery(
                            "select cast("
                                + name
                                + " as text) from discord_channel where channel = :channel",
                            String.class)
                        .setParameter("channel", channel)
                        .getResultList())
            .await()
            .atMost(DEADLINE);
    return rows.isEmpty() ? "" : String.valueOf(rows.getFirst());
  }

  private void execute(String update) {
    assertThat(
            sessions
                .withTransaction(session -> session.createNativeQuery(update).executeUpdate())
                .await()
                .atMost(DEADLINE))
        .isEqualTo(1);
  }
}
