package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import umpire.lobby.discord.form.DisplayWords;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Embed;
import umpire.lobby.discord.message.Message;

/** The odds of an order, as the seat may know them. */
@ApplicationScoped
public class OddsText {
  private final PublicApi api;

  OddsText(PublicApi api) {
    this.api = api;
  }

  /** What the order would come to. */
  Message of(LinkedUser linkedUser, String match, OrderText.Order order) {
    JsonNode prospect = api.odds(linkedUser.token(), match, order.body());
    return switch (prospect.path("type").asText()) {
      case "battle" -> Message.of(battle(prospect));
      case "draft" ->
          Message.of(
              "The order is not complete: next is asked "
                  + DiscordLimits.plain(prospect.path("decision").path("rule").asText())
                  + ".");
      default -> Message.of("No battle follows from that before a roll or your next decision.");
    };
  }

  private static Embed battle(JsonNode prospect) {
    JsonNode odds = prospect.path("odds");
    List<JsonNode> chances = new ArrayList<>();
    odds.path("chances").forEach(chances::add);
    chances.sort(
        Comparator.comparingDouble((JsonNode chance) -> chance.path("decimal").asDouble())
            .reversed());
    List<String> lines = new ArrayList<>();
    for (JsonNode chance : chances) {
      lines.add(
          String.format(Locale.ROOT, "**%.1f %%** ", 100 * chance.path("decimal").asDouble())
              + DiscordLimits.plain(
                  "("
                      + chance.path("probability").asText()
                      + ") "
                      + DisplayWords.of(chance.path("outcome"))));
    }
    prospect
        .path("assumed")
        .forEach(
            assumed ->
                lines.add(
                    DiscordLimits.plain(
                        assumed.path("seat").asText()
                            + " is taken to give the fallback at "
                            + assumed.path("rule").asText())));
    lines.addAll(Explanations.findings(odds.path("findings")));
    return new Embed(
        "Odds, by " + prospect.path("rule").asText(),
        DiscordLimits.lines(lines, DiscordLimits.DESCRIPTION),
        odds.path("policy").isEmpty() ? "" : "Assumed: " + DisplayWords.of(odds.path("policy")),
        "");
  }
}
