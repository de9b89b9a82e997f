package umpire.lobby.discord.api;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import io.quarkus.test.junit.QuarkusTest;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** What a seat knows never stands where others read it. */
@QuarkusTest
class DiscordPrivacyTest extends AtDiscord {
  private static final Path COMMANDS = Path.of("..", "deploy", "discord", "commands.json");

  @Test
  void the_board_of_a_seat_is_for_its_holder_and_everybodys_for_all() {
    Player anna = linked("anna");
    Player bert = linked("bert");
    String match = match(anna, bert);
    choose(anna, match);
    DiscordCalls.Sent own = DiscordCalls.command(anna.who(), "board");
    assertThat(own.isPrivate()).isTrue();
    FakeDiscord.Said mine = discord.followUp(own.token());
    assertThat(mine.files().get("files[0]")).isEqualTo(FakeHouse.board(match, "allied"));
    assertThat(mine.message().at("/embeds/0/image/url").asText())
        .isEqualTo("attachment://board.png");
    assertThat(mine.message().at("/attachments/0/description").asText()).isNotEmpty();
    DiscordCalls.Sent shown = DiscordCalls.command(anna.who(), "board", Map.of("public", true));
    assertThat(shown.type()).isEqualTo(5);
    assertThat(shown.isPrivate()).isFalse();
    assertThat(discord.followUp(shown.token()).files().get("files[0]"))
        .isEqualTo(FakeHouse.board(match, "public"));
    assertThat(house.requests("GET", "/board.png").getLast().account())
        .as("nobody asks for everybody's board")
        .isEmpty();
  }

  @Test
  void a_private_match_is_shown_to_nobody() {
    Player anna = linked("anna");
    String match = match(anna, linked("bert"));
    house.close(match);
    choose(anna, match);
    DiscordCalls.Sent shown = DiscordCalls.command(anna.who(), "board", Map.of("public", true));
    FakeDiscord.Said said = discord.followUp(shown.token());
    assertThat(said.files()).isEmpty();
    assertThat(said.message().path("content").asText()).contains("not public");
  }

  /** Every command, with whatever options are registered, but for what is public on purpose. */
  @Test
  void every_answer_is_private_unless_it_says_public() throws IOException {
    Player anna = linked("anna");
    String match = match(anna, linked("bert"));
    choose(anna, match);
    house.answer(
        match,
        "allied",
        "decision",
        new FakeHouse.Answer(
            200,
            DiscordCalls.read(
                """
                {"status": "playing", "waitingFor": ["allied"], "decision": {"id": 1,
                 "rule": "%s", "offers": [{"type": "pass", "parameters": []}],
                 "fallback": {"type": "pass"}}}
                """
                    .formatted(FakeHouse.secretOf(match, "allied")))));
    List<String> seen = new ArrayList<>();
    JsonNode commands = new ObjectMapper().readTree(COMMANDS.toFile());
    for (JsonNode command : commands) {
      String name = command.path("name").asText();
      if (command.at("/options/0/type").asInt() == 1) {
        for (JsonNode sub : command.path("options")) {
          if (!sub.path("name").asText().equals("bind")) {
            seen.add(
                whispered(
                    DiscordCalls.subcommand(
                        anna.who(), name, sub.path("name").asText(), Map.of("match", match))));
          }
        }
      } else {
        Map<String, Object> options =
            Map.of("text", "{\"type\": \"pass\"}", "id", "15.1", "game", "narvik");
        seen.add(whispered(DiscordCalls.command(anna.who(), name, options)));
      }
    }
    assertThat(seen).hasSize(14);
    assertThat(seen.toString()).contains(FakeHouse.secretOf(match, "allied"));
    assertThat(discord.everythingPublic()).doesNotContain("known-to-");
  }

  private String whispered(DiscordCalls.Sent sent) {
    assertThat(sent.type()).isIn(4, 5);
    assertThat(sent.isPrivate()).as(sent.reply().toString()).isTrue();
    FakeDiscord.Said said = discord.followUp(sent.token());
    StringBuilder all = new StringBuilder(said.message().toString());
    said.files().values().forEach(file -> all.append(new String(file, StandardCharsets.UTF_8)));
    return all.toString();
  }

  @Test
  void a_channel_is_sent_nothing_that_a_seat_alone_sees() {
    Player anna = linked("anna");
    Player bert = linked("bert");
    String match = match(anna, bert);
    assertThat(
            said(
                DiscordCalls.subcommand(
                    anna.who(), "match", "bind", Map.of("match", match, "board", true))))
        .contains("follows the match");
    discord.awaitWritten(anna.who().channel(), 1);
    assertThat(discord.everythingPublic())
        .contains("allied")
        .doesNotContain(FakeHouse.secretOf(match, "allied"))
        .doesNotContain(FakeHouse.secretOf(match, "german"));
  }
}
