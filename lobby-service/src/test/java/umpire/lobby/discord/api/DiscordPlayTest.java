package umpire.lobby.discord.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import io.quarkus.test.junit.QuarkusTest;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import umpire.lobby.testing.Lobby;

/** Playing by commands and clicks, with what a real game-service answered. */
@QuarkusTest
class DiscordPlayTest extends AtDiscord {
  private static final String GO =
      "[{\"type\": \"assault-hex\", \"target\": \"1811\"}, {\"type\": \"commit\"}]";

  private Player anna = nobody();
  private Player bert = nobody();
  private String match = "";

  @BeforeEach
  void sitDown() {
    anna = linked("anna");
    bert = linked("bert");
    match = match(anna, bert);
    answer("allied", "decision", "decision-allied");
    answer("german", "decision", "decision-german");
  }

  private static Player nobody() {
    return new Player(new Lobby.Member("", "", ""), new DiscordCalls.Who("", "", "", ""));
  }

  private void answer(String seat, String what, String recorded) {
    house.answer(match, seat, what, FakeHouse.recorded(recorded, match, seats(anna, bert)));
  }

  @Test
  void my_matches_are_listed_and_one_is_chosen_for_the_channel() {
    JsonNode list = followed(DiscordCalls.subcommand(anna.who(), "match", "list", Map.of()));
    assertThat(list.toString()).contains(match).contains("waits for you");
    assertThat(said(DiscordCalls.command(anna.who(), "decision"))).contains("/match list");
    DiscordCalls.Sent chosen = DiscordCalls.press(anna.who(), id(list, "select"), match);
    assertThat(said(chosen)).contains(match);
    assertThat(followed(DiscordCalls.command(anna.who(), "decision")).toString())
        .contains("Decision 1");
    // What they mean in this channel they do not mean elsewhere, nor does Bert here.
    DiscordCalls.Who elsewhere = anna.who().in(DiscordCalls.snowflake());
    assertThat(said(DiscordCalls.command(elsewhere, "decision"))).contains("/match list");
    assertThat(said(DiscordCalls.command(bert.who().in(anna.who().channel()), "decision")))
        .contains("/match list");
  }

  @Test
  void whose_match_it_is_not_cannot_choose_it() {
    house.close(match);
    Player carl = linked("carl");
    assertThat(said(DiscordCalls.subcommand(carl.who(), "match", "choose", Map.of("match", match))))
        .contains("forbidden");
    assertThat(
            said(
                DiscordCalls.subcommand(
                    carl.who(), "match", "choose", Map.of("match", "no such match"))))
        .contains("no id of a match");
    assertThat(said(DiscordCalls.subcommand(carl.who(), "match", "list", Map.of())))
        .contains("no match");
  }

  @Test
  void show_says_whom_it_waits_for_and_what_i_am() {
    choose(anna, match);
    assertThat(said(DiscordCalls.subcommand(anna.who(), "match", "show", Map.of())))
        .contains("to act: allied (<@" + anna.who().id() + ">)")
        .contains("You play allied.");
  }

  @Test
  void in_a_direct_message_it_is_the_same() {
    choose(anna, match);
    assertThat(followed(DiscordCalls.commandInPrivate(anna.who(), "decision")).toString())
        .contains("Decision 1");
  }

  @Test
  void a_decision_is_answered_by_clicks() {
    choose(anna, match);
    JsonNode page = followed(DiscordCalls.command(anna.who(), "decision"));
    assertThat(labels(page)).contains("pass", "assault hex: target 1811", "aim at: target …");
    JsonNode targets = exchanged(DiscordCalls.press(anna.who(), id(page, "aim at: target …")));
    assertThat(labels(targets)).containsExactly("mountain-1-1", "mountain-1-2", "Back");
    JsonNode ready = exchanged(DiscordCalls.press(anna.who(), id(targets, "mountain-1-1")));
    assertThat(labels(ready)).containsExactly("Send it", "Odds", "Back");
    answer("allied", "odds", "odds-incomplete");
    assertThat(said(DiscordCalls.press(anna.who(), id(ready, "Odds")))).contains("not complete");
    answer("allied", "commands", "draft");
    JsonNode next = followed(DiscordCalls.press(anna.who(), id(ready, "Send it")));
    assertThat(next.path("content").asText()).contains("not complete yet");
    assertThat(labels(next)).contains("Take last back", "Drop the order");
    assertThat(next.toString()).contains("assault hex, target 1811");
    FakeHouse.Request sent = house.requests("POST", "/commands").getFirst();
    assertThat(sent.account()).isEqualTo(anna.account());
    assertThat(sent.body().path("decision").asInt()).isEqualTo(1);
    assertThat(sent.body().path("commands").toString())
        .isEqualTo("[{\"type\":\"aim-at\",\"target\":\"mountain-1-1\"}]");
    answer("allied", "draft", "draft-dropped");
    JsonNode dropped = followed(DiscordCalls.press(anna.who(), id(next, "Drop the order")));
    assertThat(dropped.path("content").asText()).isEqualTo("Dropped.");
    assertThat(labels(dropped)).isEqualTo(labels(page));
  }

  @Test
  void what_needs_no_parameter_is_done_by_one_click() {
    choose(anna, match);
    answer("allied", "commands", "assault");
    JsonNode page = followed(DiscordCalls.command(anna.who(), "decision"));
    JsonNode done = followed(DiscordCalls.press(anna.who(), id(page, "pass")));
    assertThat(done.path("content").asText()).startsWith("**Done.**");
    assertThat(done.path("content").asText()).contains("15.1");
    assertThat(house.requests("POST", "/commands").getFirst().body().path("commands").toString())
        .isEqualTo("[{\"type\":\"pass\"}]");
  }

  @Test
  void a_click_into_an_old_page_does_nothing() {
    choose(anna, match);
    JsonNode page = followed(DiscordCalls.command(anna.who(), "decision"));
    JsonNode targets = exchanged(DiscordCalls.press(anna.who(), id(page, "aim at: target …")));
    JsonNode again = exchanged(DiscordCalls.press(anna.who(), id(page, "pass")));
    assertThat(again.path("content").asText()).contains("earlier page");
    assertThat(labels(again)).isEqualTo(labels(targets));
    assertThat(house.requests("POST", "/commands")).isEmpty();
  }

  @Test
  void two_clicks_send_once() {
    choose(anna, match);
    answer("allied", "commands", "assault");
    JsonNode page = followed(DiscordCalls.command(anna.who(), "decision"));
    String pass = id(page, "pass");
    DiscordCalls.Sent first = DiscordCalls.press(anna.who(), pass);
    DiscordCalls.Sent second = DiscordCalls.press(anna.who(), pass);
    assertThat(first.type()).isEqualTo(6);
    assertThat(second.type()).isEqualTo(7);
    discord.followUp(first.token());
    assertThat(house.requests("POST", "/commands")).hasSize(1);
  }

  @Test
  void nobody_clicks_into_what_another_fills_in() {
    choose(anna, match);
    JsonNode page = followed(DiscordCalls.command(anna.who(), "decision"));
    DiscordCalls.Sent foreign = DiscordCalls.press(bert.who(), id(page, "pass"));
    assertThat(foreign.isPrivate()).isTrue();
    assertThat(foreign.reply().at("/data/content").asText()).contains("somebody else");
    for (String none : List.of("f:no-such-form:0:take:0", "f:x:0:fly", "x", "m:nothing")) {
      DiscordCalls.Sent lost = DiscordCalls.press(anna.who(), none);
      assertThat(lost.isPrivate()).as(none).isTrue();
      assertThat(lost.type()).isEqualTo(4);
    }
    assertThat(house.requests("POST", "/commands")).isEmpty();
  }

  @Test
  void more_than_25_offers_are_pages_of_a_select_and_a_set_of_the_map_is_typed() {
    choose(anna, match);
    house.answer(match, "allied", "decision", many());
    JsonNode page = followed(DiscordCalls.command(anna.who(), "decision"));
    assertThat(labels(page)).containsExactly("select", "Next");
    JsonNode next = exchanged(DiscordCalls.press(anna.who(), id(page, "Next")));
    assertThat(labels(next)).containsExactly("select", "Previous");
    JsonNode go = exchanged(DiscordCalls.press(anna.who(), id(next, "select"), "29"));
    DiscordCalls.Sent asking = DiscordCalls.press(anna.who(), id(go, "Type it"));
    assertThat(asking.type()).isEqualTo(9);
    String modal = asking.reply().at("/data/custom_id").asText();
    JsonNode ready = exchanged(DiscordCalls.type(anna.who(), modal, "1710"));
    assertThat(labels(ready)).contains("Send it");
    answer("allied", "commands", "refused");
    JsonNode refused = followed(DiscordCalls.press(anna.who(), id(ready, "Send it")));
    assertThat(refused.path("content").asText()).contains("14.1").contains("held by the enemy");
    assertThat(labels(refused)).as("and what may be done instead").contains("select");
  }

  private FakeHouse.Answer many() {
    StringBuilder offers = new StringBuilder();
    for (int i = 0; i < 30; i++) {
      offers
          .append(i == 0 ? "" : ",")
          .append("{\"type\": \"go-" + i + "\", \"parameters\": [{\"name\": \"to\", ")
          .append("\"domain\": {\"type\": \"named\", \"set\": \"land\"}}]}");
    }
    return new FakeHouse.Answer(
        200,
        DiscordCalls.read(
            """
            {"status": "playing", "waitingFor": ["allied"],
             "decision": {"id": 7, "rule": "9.0", "offers": [%s], "fallback": {"type": "pass"}}}
            """
                .formatted(offers)));
  }

  @Test
  void who_is_not_asked_sees_whom_the_match_waits_for() {
    choose(bert, match);
    assertThat(said(DiscordCalls.command(bert.who(), "decision")))
        .isEqualTo("You are asked nothing. The match waits for allied.");
  }

  @Test
  void an_order_is_given_as_text() {
    choose(anna, match);
    answer("allied", "commands", "assault");
    DiscordCalls.Sent act = DiscordCalls.command(anna.who(), "act", Map.of("text", GO));
    assertThat(said(act)).startsWith("**Done.**");
    FakeHouse.Request sent = house.requests("POST", "/commands").getFirst();
    assertThat(sent.body().path("commands")).hasSize(2);
    assertThat(sent.body().path("decision").asInt()).isEqualTo(1);
    assertThat(sent.body().path("commandId").asText()).startsWith("discord-");
    assertThat(said(DiscordCalls.command(anna.who(), "act", Map.of("text", "[]"))))
        .contains("/decision");
    assertThat(house.requests("POST", "/commands")).hasSize(1);
    said(DiscordCalls.command(anna.who(), "act", Map.of("text", "assault-hex 1811; commit")));
    FakeHouse.Request second = house.requests("POST", "/commands").getLast();
    assertThat(second.body().path("text").asText()).isEqualTo("assault-hex 1811; commit");
    assertThat(second.body().has("commands")).isFalse();
    assertThat(second.body().path("commandId")).isNotEqualTo(sent.body().path("commandId"));
  }

  @Test
  void a_refusal_names_its_rule_and_a_closed_decision_shows_the_open_one() {
    choose(anna, match);
    answer("allied", "commands", "refused");
    assertThat(said(DiscordCalls.command(anna.who(), "act", Map.of("text", GO))))
        .contains("**14.1**");
    answer("allied", "commands", "closed");
    JsonNode closed = followed(DiscordCalls.command(anna.who(), "act", Map.of("text", GO)));
    assertThat(closed.path("content").asText()).contains("not for allied to act");
    assertThat(labels(closed)).contains("pass");
  }

  @Test
  void odds_are_answered_exactly() {
    choose(anna, match);
    answer("allied", "odds", "odds");
    JsonNode odds = followed(DiscordCalls.command(anna.who(), "odds", Map.of("text", GO)));
    assertThat(odds.at("/embeds/0/title").asText()).startsWith("Odds, by ");
    assertThat(odds.at("/embeds/0/description").asText()).contains("%").contains("/");
    answer("allied", "odds", "odds-quiet");
    assertThat(said(DiscordCalls.command(anna.who(), "odds", Map.of("text", GO))))
        .contains("No battle");
  }

  @Test
  void a_rule_is_looked_up_for_oneself_or_for_all() {
    house.answer(
        "/v1/games/narvik/rules/15.1e", FakeHouse.recorded("rule", match, seats(anna, bert)));
    choose(anna, match);
    JsonNode rule = followed(DiscordCalls.command(anna.who(), "rule", Map.of("id", "15.1E")));
    assertThat(rule.at("/embeds/0/title").asText()).startsWith("15.1e ");
    DiscordCalls.Sent seen =
        DiscordCalls.command(
            DiscordCalls.Who.fresh("nobody"),
            "rule",
            Map.of("id", "15.1e", "game", "narvik", "public", true));
    assertThat(seen.isPrivate()).isFalse();
    assertThat(discord.followUp(seen.token()).message().toString()).contains("15.1e");
    assertThat(said(DiscordCalls.command(anna.who(), "rule", Map.of("id", "99.9"))))
        .contains("no rule 99.9");
    DiscordCalls.Sent nameless =
        DiscordCalls.command(anna.who(), "rule", Map.of("id", "15.1e", "public", true));
    assertThat(nameless.isPrivate()).isTrue();
  }

  @Test
  void our_services_may_be_away_and_discord_may_be_slow_to_take_the_answer() {
    choose(anna, match);
    house.answer(match, "allied", "decision", new FakeHouse.Answer(503, DiscordCalls.read("{}")));
    assertThat(said(DiscordCalls.command(anna.who(), "decision"))).contains("busy");
    house.answer(match, "allied", "decision", new FakeHouse.Answer(200, DiscordCalls.read("[1]")));
    assertThat(said(DiscordCalls.command(anna.who(), "decision"))).contains("asked nothing");
    discord.limit("/webhooks/", 0.3, false);
    discord.trouble("/webhooks/", 502, "<html>");
    assertThat(said(DiscordCalls.command(anna.who(), "decision"))).contains("asked nothing");
    assertThat(discord.refusals("/webhooks/")).isEqualTo(2);
  }

  /** What stands in place of the message that was clicked. */
  private static JsonNode exchanged(DiscordCalls.Sent sent) {
    assertThat(sent.type()).as(sent.reply().toString()).isEqualTo(7);
    return sent.reply().path("data");
  }
}
