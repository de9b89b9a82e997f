package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import java.util.List;
import umpire.lobby.discord.channels.TournamentText;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.DiscordApi;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.http.SendResult;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.Component;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.store.TournamentChannelRow;
import umpire.lobby.discord.store.TournamentChannelStore;

/**
 * {@code /tournament show | bind | unbind}, and the button by which one enters. A host of a
 * tournament names the channel in which its rounds are announced; what another has bound, only
 * they, or who manages the channel, takes away.
 */
@ApplicationScoped
public class TournamentCommand implements SlashCommand {
  /** What the custom ids of its buttons begin with. */
  public static final String PREFIX = "t:";

  private static final String JOIN = PREFIX + "join:";

  /** Discord's bit of the permission to manage channels. */
  private static final int MANAGE_CHANNELS = 4;

  private static final int NOT_ALLOWED = 403;

  private final DiscordCallers discordCallers;
  private final TournamentChoice choice;
  private final PublicApi api;
  private final DiscordApi discord;
  private final TournamentChannelStore places;
  private final DiscordExecutor discordExecutor;
  private final Clock clock;

  TournamentCommand(
      DiscordCallers discordCallers,
      TournamentChoice choice,
      PublicApi api,
      DiscordApi discord,
      TournamentChannelStore places,
      DiscordExecutor discordExecutor,
      Clock clock) {
    this.discordCallers = discordCallers;
    this.choice = choice;
    this.api = api;
    this.discord = discord;
    this.places = places;
    this.discordExecutor = discordExecutor;
    this.clock = clock;
  }

  @Override
  public String name() {
    return "tournament";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    Interaction.Context context = command.context();
    Interaction.Options options = command.options();
    return switch (options.subcommand()) {
      case "show" -> InteractionAnswer.privately(() -> described(choice.of(context, options)));
      case "bind" -> InteractionAnswer.privately(() -> bind(context, options));
      case "unbind" -> InteractionAnswer.privately(() -> unbind(context));
      default -> throw new HintException("There is no `/tournament " + options.subcommand() + "`.");
    };
  }

  /** Somebody enters by the button. */
  public InteractionAnswer take(Interaction.Pressed pressed) {
    if (!pressed.customId().startsWith(JOIN)) {
      throw new HintException("This button does not belong to this application.");
    }
    String tournament = pressed.customId().substring(JOIN.length());
    return InteractionAnswer.privately(() -> enter(pressed.context(), tournament));
  }

  private Message enter(Interaction.Context context, String tournament) {
    LinkedUser linkedUser = discordCallers.linked(context);
    JsonNode entry;
    try {
      entry = api.enter(linkedUser.token(), tournament);
    } catch (ApiRefusal refused) {
      if (refused.status() != NOT_ALLOWED) {
        throw refused;
      }
      throw new HintException(
          Explanations.of(refused)
              + "\nIf you were linked before there was this button, get a new code and `/link`"
              + " again.");
    }
    return Message.of(
        entry.path("status").asText().equals("waiting")
            ? "All places are taken: you wait, and move up when somebody withdraws."
            : "You have entered.");
  }

  /** Name and status, and before the start the button. */
  private static Message described(JsonNode tournament) {
    String status = tournament.path("status").asText();
    Message words =
        Message.of(
            "**"
                + TournamentText.name(tournament)
                + "** ("
                + DiscordLimits.plain(tournament.at("/plan/game").asText())
                + ", "
                + DiscordLimits.plain(tournament.at("/plan/scenario").asText())
                + "): "
                + status
                + ".");
    return List.of("published", "registration").contains(status)
        ? words.with(
            List.of(
                new Component.Row(
                    List.of(
                        new Component.Button(
                            Component.Style.PRIMARY,
                            "Join",
                            JOIN + tournament.path("id").asText())))))
        : words;
  }

  private Message bind(Interaction.Context context, Interaction.Options options) {
    LinkedUser linkedUser = discordCallers.linked(context);
    JsonNode tournament = choice.of(context, options);
    String id = tournament.path("id").asText();
    requireHost(id, linkedUser.account());
    TournamentChannelRow row =
        TournamentChannelRow.begun(
            context.channel(),
            id,
            context.user().id(),
            api.tournament(id, "/rounds").path("rounds").size(),
            clock.instant().truncatedTo(ChronoUnit.MICROS));
    if (!discordExecutor.await(() -> places.bind(row, context.permits(MANAGE_CHANNELS)))) {
      throw new HintException(
          "This channel follows another tournament, which somebody else bound. Who bound it, or"
              + " who manages the channel, may change that.");
    }
    Message first =
        described(tournament).saying("This channel follows a tournament: its rounds come here.");
    if (discord.post(context.channel(), first, "t" + context.id())
        instanceof SendResult.Refused refused) {
      discordExecutor.await(() -> places.unbind(context.channel(), context.user().id(), true));
      throw new HintException(
          "Discord does not let me write here (" + DiscordLimits.plain(refused.reason()) + ").");
    }
    return Message.of("This channel follows the tournament. Each round is announced here.");
  }

  private void requireHost(String tournament, String account) {
    for (JsonNode member : api.tournament(tournament, "/staff").path("staff")) {
      boolean host = member.path("role").asText().equals("host");
      if (host && member.path("account").asText().equals(account)) {
        return;
      }
    }
    throw new HintException("Its hosts alone name the channel of a tournament.");
  }

  private Message unbind(Interaction.Context context) {
    boolean unbound =
        discordExecutor.await(
            () ->
                places.unbind(
                    context.channel(), context.user().id(), context.permits(MANAGE_CHANNELS)));
    return Message.of(
        unbound
            ? "This channel follows no tournament any more."
            : "This channel follows no tournament, or one that is not yours to unbind.");
  }
}
