package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.function.Supplier;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Embed;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.signature.Interaction;

/**
 * {@code /rule id [game] [public]}: a row of a game's ledger, in our own words. The ledger is
 * everybody's; the answer is the asker's alone unless they want it seen.
 */
@ApplicationScoped
public class RuleCommand implements SlashCommand {
  private final DiscordCallers discordCallers;
  private final PublicApi api;

  RuleCommand(DiscordCallers discordCallers, PublicApi api) {
    this.discordCallers = discordCallers;
    this.api = api;
  }

  @Override
  public String name() {
    return "rule";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    Interaction.Options options = command.options();
    String id = options.text("id");
    String game = options.text("game");
    boolean seen = options.flag("public");
    if (seen && game.isEmpty()) {
      // The game of a match that somebody chose for themselves is their own affair.
      throw new HintException("Name the game too, for everybody to see its rule.");
    }
    Supplier<Message> work =
        () -> rule(game.isEmpty() ? game(command.context()) : game, slug(id), id);
    return new InteractionAnswer.Then(new Reply.Later(!seen), work);
  }

  private String game(Interaction.Context context) {
    return api.match(discordCallers.linked(context).token(), discordCallers.match(context))
        .path("game")
        .asText();
  }

  /** An id as addresses have it: small letters, all but letters, digits and # a dot. */
  static String slug(String id) {
    return id.toLowerCase(Locale.ROOT)
        .replaceAll("[^\\p{L}\\p{Nd}#]+", ".")
        .replaceAll("^\\.|\\.$", "");
  }

  private Message rule(String game, String slug, String id) {
    JsonNode found;
    try {
      found = api.rule(game, slug);
    } catch (ApiRefusal apiRefusal) {
      if (apiRefusal.status() != 404) {
        throw apiRefusal;
      }
      throw new HintException(
          DiscordLimits.plain(game) + " has no rule " + DiscordLimits.plain(id) + ".");
    }
    JsonNode rule = found.path("rule");
    List<String> lines = new ArrayList<>();
    lines.add(DiscordLimits.plain(rule.path("summary").asText()));
    found
        .path("rulings")
        .forEach(
            ruling ->
                lines.add(
                    "**"
                        + DiscordLimits.plain(ruling.path("id").asText())
                        + "** "
                        + DiscordLimits.plain(ruling.path("summary").asText())));
    return Message.of(
        new Embed(
            rule.path("id").asText() + " " + rule.path("title").asText(),
            DiscordLimits.lines(lines, DiscordLimits.DESCRIPTION),
            found.path("edition").asText() + ", " + rule.path("status").asText(),
            ""));
  }
}
