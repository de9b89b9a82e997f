package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import umpire.lobby.discord.form.DisplayWords;
import umpire.lobby.discord.form.FormDecision;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Message;

/** Sends commands as the linked account, and reports the result and the next question. */
@ApplicationScoped
public class OrderSender {
  private final PublicApi api;
  private final DecisionForms decisionForms;

  OrderSender(PublicApi api, DecisionForms decisionForms) {
    this.api = api;
    this.decisionForms = decisionForms;
  }

  /**
   * Sends an order.
   *
   * @param decision that it answers; 0 for a free act
   * @param commandId under which it has one effect, however often it is sent
   */
  Message send(
      LinkedUser linkedUser, String match, int decision, OrderText.Order order, String commandId) {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("commandId", commandId);
    if (decision != 0) {
      body.put("decision", decision);
    }
    body.setAll(order.body());
    JsonNode answer;
    try {
      answer = api.command(linkedUser.token(), match, body);
    } catch (ApiRefusal apiRefusal) {
      if (apiRefusal.status() != 409 && apiRefusal.status() != 422) {
        throw apiRefusal;
      }
      // Nothing was done; what may be done instead goes with the reason.
      return decisionForms.now(linkedUser, match).saying(half(Explanations.of(apiRefusal)));
    }
    return decisionForms.of(linkedUser, match, FormDecision.of(answer)).saying(half(what(answer)));
  }

  /** It shares the content of a message with whom the match waits for. */
  private static String half(String text) {
    return DiscordLimits.cut(text, DiscordLimits.CONTENT - 400);
  }

  /** What happened, by paragraph, and what was not reached. */
  private static String what(JsonNode answer) {
    List<String> lines = new ArrayList<>();
    lines.add(answer.has("draft") ? "**Noted; the order is not complete yet.**" : "**Done.**");
    answer
        .path("events")
        .forEach(
            event -> {
              lines.add(
                  "• " + DiscordLimits.plain(DisplayWords.spaced(event.path("type").asText())));
              Explanations.findings(event.path("findings"))
                  .forEach(finding -> lines.add("   " + finding));
            });
    if (!answer.path("left").isEmpty()) {
      lines.add("Not reached: " + DiscordLimits.plain(DisplayWords.of(answer.path("left"))));
    }
    return DiscordLimits.lines(lines, DiscordLimits.CONTENT - 400);
  }
}
