package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import umpire.lobby.discord.Explanations;
import umpire.lobby.discord.form.Asked;
import umpire.lobby.discord.form.Words;
import umpire.lobby.discord.links.Linked;
import umpire.lobby.discord.message.Bounds;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.outside.PublicApi;
import umpire.lobby.discord.outside.Refusal;

/** Sends commands as the linked account, and tells what became of them and what is asked next. */
@ApplicationScoped
public class Acting {
  private final PublicApi api;
  private final Decisions decisions;

  Acting(PublicApi api, Decisions decisions) {
    this.api = api;
    this.decisions = decisions;
  }

  /**
   * Sends an order.
   *
   * @param decision that it answers; 0 for a free act
   * @param commandId under which it has one effect, however often it is sent
   */
  Message send(Linked linked, String match, int decision, OrderText.Order order, String commandId) {
    ObjectNode body = JsonNodeFactory.instance.objectNode().put("commandId", commandId);
    if (decision != 0) {
      body.put("decision", decision);
    }
    body.setAll(order.body());
    JsonNode answer;
    try {
      answer = api.command(linked.token(), match, body);
    } catch (Refusal refusal) {
      if (refusal.status() != 409 && refusal.status() != 422) {
        throw refusal;
      }
      // Nothing was done; what may be done instead goes with the reason.
      return decisions.now(linked, match).saying(half(Explanations.of(refusal)));
    }
    return decisions.of(linked, match, Asked.of(answer)).saying(half(what(answer)));
  }

  /** It shares the content of a message with whom the match waits for. */
  private static String half(String text) {
    return Bounds.cut(text, Bounds.CONTENT - 400);
  }

  /** What happened, by paragraph, and what was not reached. */
  private static String what(JsonNode answer) {
    List<String> lines = new ArrayList<>();
    lines.add(answer.has("draft") ? "**Noted; the order is not complete yet.**" : "**Done.**");
    answer
        .path("events")
        .forEach(
            event -> {
              lines.add("• " + Bounds.plain(Words.spaced(event.path("type").asText())));
              Explanations.findings(event.path("findings"))
                  .forEach(finding -> lines.add("   " + finding));
            });
    if (!answer.path("left").isEmpty()) {
      lines.add("Not reached: " + Bounds.plain(Words.of(answer.path("left"))));
    }
    return Bounds.lines(lines, Bounds.CONTENT - 400);
  }
}
