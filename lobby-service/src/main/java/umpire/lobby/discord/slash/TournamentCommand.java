package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.temporal.ChronoUnit;
import umpire.lobby.discord.channels.TournamentButtons;
import umpire.lobby.discord.channels.TournamentText;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.DiscordApi;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.http.SendResult;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.store.TournamentChannelRow;
import umpire.lobby.discord.store.TournamentChannelStore;

/**
 * {@code /tournament show | bind | unbind}, and the buttons by which one enters and checks in. A
 * host of a tournament names the channel in which its rounds are announced; what another has bound,
 * only they, or who manages the channel, takes away.
 */
@ApplicationScoped
public class TournamentCommand implements SlashCommand {
  /** What the custom ids of its buttons begin with. */
  public static final String PREFIX = TournamentButtons.PREFIX;

  /** Discord's bit of the permission to manage channels. */
  private static final int MANAGE_CHANNELS = 4;

  private static final int NOT_ALLOWED = 403;
  private static final int NOT_FOUND = 404;

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

  /** Somebody enters, or checks in, by the button. */
  public InteractionAnswer take(Interaction.Pressed pressed) {
    String id = pressed.customId();
    Interaction.Context context = pressed.context();
    if (id.startsWith(TournamentButtons.JOIN)) {
      String tournament = id.substring(TournamentButtons.JOIN.length());
      return InteractionAnswer.privately(() -> enter(context, tournament));
    }
    if (id.startsWith(TournamentButtons.CHECK_IN)) {
      String tournament = id.substring(TournamentButtons.CHECK_IN.length());
      return InteractionAnswer.privately(() -> checkIn(context, tournament));
    }
    throw new HintException("This button does not belong to this application.");
  }

  private Message checkIn(Interaction.Context context, String tournament) {
    LinkedUser linkedUser = discordCallers.linked(context);
    try {
      api.checkIn(linkedUser.token(), tournament, linkedUser.account());
    } catch (ApiRefusal refused) {
      if (refused.status() == NOT_FOUND) {
        throw new HintException("You have not entered this tournament.");
      }
      throw explained(refused);
    }
    return Message.of("You are checked in.");
  }

  /** A link that was made before a button lacks what the button needs. */
  private static RuntimeException explained(ApiRefusal refused) {
    return refused.status() == NOT_ALLOWED
        ? new HintException(
            Explanations.of(refused)
                + "\nIf you were linked before there was this button, get a new code and `/link`"
                + " again.")
        : refused;
  }

  private Message enter(Interaction.Context context, String tournament) {
    LinkedUser linkedUser = discordCallers.linked(context);
    JsonNode entry;
    try {
      entry = api.enter(linkedUser.token(), tournament);
    } catch (ApiRefusal refused) {
      throw explained(refused);
    }
    return Message.of(
        entry.path("status").asText().equals("waiting")
            ? "All places are taken: you wait, and move up when somebody withdraws."
            : "You have entered.");
  }

  /** Name and status, and before the start the buttons. */
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
    return words.with(TournamentButtons.of(tournament));
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
            tournament.path("status").asText().equals("check-in"),
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
