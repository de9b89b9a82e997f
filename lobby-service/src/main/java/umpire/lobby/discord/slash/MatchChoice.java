package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.Component;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Embed;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.store.DiscordChannelStore;

/** The asker's matches as a list from which they choose the one that they mean in this channel. */
@ApplicationScoped
public class MatchChoice {
  /** What its custom ids begin with. */
  public static final String PREFIX = "m:";

  private static final String CHOOSE = PREFIX + "choose";
  private static final String PAGE = PREFIX + "page:";

  /** Ids are opaque; what is longer or holds something else is no id of ours. */
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9._~-]{1,64}");

  private final DiscordCallers discordCallers;
  private final PublicApi api;
  private final DiscordChannelStore places;
  private final DiscordExecutor discordExecutor;

  MatchChoice(
      DiscordCallers discordCallers,
      PublicApi api,
      DiscordChannelStore places,
      DiscordExecutor discordExecutor) {
    this.discordCallers = discordCallers;
    this.api = api;
    this.places = places;
    this.discordExecutor = discordExecutor;
  }

  /** A page was turned, or a match chosen. */
  public InteractionAnswer take(Interaction.Pressed pressed) {
    Interaction.Context context = pressed.context();
    if (pressed.customId().startsWith(PAGE)) {
      String cursor = pressed.customId().substring(PAGE.length());
      return new InteractionAnswer.Then(new Reply.ExchangedLater(), () -> list(context, cursor));
    }
    if (!pressed.customId().equals(CHOOSE) || pressed.values().size() != 1) {
      throw new HintException("That is not on this page.");
    }
    return new InteractionAnswer.Then(
        new Reply.ExchangedLater(), () -> choose(context, pressed.values().getFirst()));
  }

  /** A page of the asker's matches, those first that wait for them. */
  Message list(Interaction.Context context, String cursor) {
    JsonNode page = api.matches(discordCallers.linked(context).token(), cursor);
    List<String> lines = new ArrayList<>();
    List<Component.Option> options = new ArrayList<>();
    page.path("matches")
        .forEach(
            match -> {
              String title = title(match);
              lines.add(DiscordLimits.plain(title) + " `" + match.path("id").asText() + "`");
              options.add(
                  new Component.Option(title, match.path("id").asText(), state(match), false));
            });
    if (options.isEmpty()) {
      return Message.of("You sit in no match.");
    }
    List<Component.Row> rows = new ArrayList<>();
    rows.add(
        new Component.Row(
            List.of(new Component.Select(CHOOSE, "Which one is meant here?", options, 1, 1))));
    String next = page.path("next").asText();
    if (!next.isEmpty()) {
      rows.add(
          new Component.Row(
              List.of(new Component.Button(Component.Style.SECONDARY, "More", PAGE + next))));
    }
    return Message.of(
            Embed.of("Your matches", DiscordLimits.lines(lines, DiscordLimits.DESCRIPTION)))
        .with(rows);
  }

  private static String title(JsonNode match) {
    return match.path("game").asText()
        + ", "
        + match.path("scenario").asText()
        + (match.path("waits").asBoolean() ? ": waits for you" : "");
  }

  private static String state(JsonNode match) {
    List<String> seats = new ArrayList<>();
    match.path("waitingFor").forEach(seat -> seats.add(seat.asText()));
    return match.path("status").asText()
        + (seats.isEmpty() ? "" : ", waits for " + String.join(", ", seats));
  }

  /** From now on the asker means this match here, if they may see it. */
  Message choose(Interaction.Context context, String match) {
    LinkedUser linkedUser = discordCallers.linked(context);
    JsonNode header = api.match(linkedUser.token(), checked(match));
    discordExecutor.await(() -> places.choose(linkedUser.user(), context.channel(), match));
    return Message.of(
        "Here you mean "
            + DiscordLimits.plain(title(header))
            + " `"
            + match
            + "`. `/decision` asks on.");
  }

  /** An id, as an option of a command gave it. */
  static String checked(String match) {
    if (!ID.matcher(match).matches()) {
      throw new HintException("That is no id of a match.");
    }
    return match;
  }
}
