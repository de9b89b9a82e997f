package umpire.lobby.discord.channels;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.lobby.discord.message.DiscordBounds;
import umpire.lobby.discord.message.Message;

/** Rounds of any size are announced in messages that Discord takes. */
class TournamentTextTest {
  private static final ObjectMapper JSON = new ObjectMapper();
  private static final Pattern MENTION = Pattern.compile("<@(\\d+)>");
  private static final int BOARDS = 250;

  @Test
  void aRoundOfFiveHundredIsAnnouncedInSeveralMessagesThatMentionWhomTheyName() {
    ObjectNode tournament = JSON.createObjectNode();
    tournament.putObject("plan").put("name", "Open *of* @everyone");
    Map<String, String> users = new HashMap<>();
    JsonNode round = round(users);
    List<Message> messages = TournamentText.announcement(tournament, round, users);
    assertThat(messages).hasSizeBetween(8, 25);
    StringBuilder all = new StringBuilder();
    for (Message message : messages) {
      assertThat(DiscordBounds.faults(message.json())).isEmpty();
      assertThat(message.mentions())
          .isNotEmpty()
          .hasSizeLessThanOrEqualTo(100)
          .containsExactlyInAnyOrderElementsOf(mentioned(message));
      assertThat(message.content()).doesNotContain("…").contains("Open \\*of\\* \\@everyone");
      all.append(message.content()).append('\n');
    }
    for (int board = 1; board <= BOARDS; board++) {
      assertThat(all.toString()).containsOnlyOnce("\n" + board + "\\. ");
    }
    assertThat(all).contains("Without an opponent: the \\*odd\\* one").doesNotContain("account-");
  }

  private static List<String> mentioned(Message message) {
    return MENTION
        .matcher(message.content())
        .results()
        .map(one -> one.group(1))
        .collect(Collectors.toList());
  }

  /** Every second player is linked. */
  private static JsonNode round(Map<String, String> users) {
    ObjectNode round = JSON.createObjectNode().put("number", 3);
    ArrayNode boards = round.putArray("boards");
    for (int board = 1; board <= BOARDS; board++) {
      ArrayNode players = boards.addObject().put("number", board).putArray("players");
      for (int seat = 0; seat < 2; seat++) {
        String account = "account-" + (2 * board + seat);
        players
            .addObject()
            .put("account", account)
            .put("name", "a player with a long_name " + board)
            .put("seat", seat == 0 ? "red" : "blue");
        if (seat == 0) {
          users.put(account, "14000000000000" + (10_000 + board));
        }
      }
    }
    round.putArray("byes").addObject().put("account", "account-0").put("name", "the *odd* one");
    return round;
  }
}
