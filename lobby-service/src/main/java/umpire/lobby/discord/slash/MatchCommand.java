package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.channels.Channels;
import umpire.lobby.discord.channels.NoticeText;
import umpire.lobby.discord.channels.WaitingState;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.ApiUnreachable;
import umpire.lobby.discord.http.DiscordApi;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.http.SendResult;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.store.DiscordChannelRow;
import umpire.lobby.discord.store.DiscordChannelStore;

/**
 * {@code /match list | choose | show | bind | unbind}: which match is meant, and which one a
 * channel follows. Whoever may see a match may bind a channel to it; what another has bound, only
 * they, who binds the same match, or who manages the channel takes away.
 */
@ApplicationScoped
public class MatchCommand implements SlashCommand {
  /** Discord's bit of the permission to manage channels. */
  private static final int MANAGE_CHANNELS = 4;

  private static final String FROM_THE_NEXT_ON =
      "This channel follows the match from its next change on.";

  private final DiscordCallers discordCallers;
  private final MatchChoice choice;
  private final PublicApi api;
  private final DiscordApi discord;
  private final DiscordChannelStore places;
  private final Channels channels;
  private final NoticeText texts;
  private final DiscordExecutor discordExecutor;

  MatchCommand(
      DiscordCallers discordCallers,
      MatchChoice choice,
      PublicApi api,
      DiscordApi discord,
      DiscordChannelStore places,
      Channels channels,
      NoticeText texts,
      DiscordExecutor discordExecutor) {
    this.discordCallers = discordCallers;
    this.choice = choice;
    this.api = api;
    this.discord = discord;
    this.places = places;
    this.channels = channels;
    this.texts = texts;
    this.discordExecutor = discordExecutor;
  }

  @Override
  public String name() {
    return "match";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    Interaction.Context context = command.context();
    Interaction.Options options = command.options();
    return switch (options.subcommand()) {
      case "list" -> InteractionAnswer.privately(() -> choice.list(context, ""));
      case "choose" ->
          InteractionAnswer.privately(() -> choice.choose(context, options.text("match")));
      case "show" -> InteractionAnswer.privately(() -> show(context));
      case "bind" -> InteractionAnswer.privately(() -> bind(context, options));
      case "unbind" -> InteractionAnswer.privately(() -> unbind(context));
      default -> throw new HintException("There is no `/match " + options.subcommand() + "`.");
    };
  }

  private Message show(Interaction.Context context) {
    String match = discordCallers.match(context);
    JsonNode header = api.match(discordCallers.linked(context).token(), match);
    String seat = header.path("viewer").asText();
    return Message.of(
        discordExecutor.await(() -> texts.of(match, WaitingState.ofHeader(header))).content()
            + "\nYou "
            + (seat.equals("public") ? "look on." : "play " + DiscordLimits.plain(seat) + "."));
  }

  private Message bind(Interaction.Context context, Interaction.Options options) {
    LinkedUser linkedUser = discordCallers.linked(context);
    String given = options.text("match");
    String match = given.isEmpty() ? discordCallers.match(context) : MatchChoice.checked(given);
    DiscordChannelRow row =
        new DiscordChannelRow(context.channel(), match, linkedUser.user(), BindOptions.of(options));
    // Before anything changes: who may not see the match, may not have it sent.
    requireAtOnce(api.match(linkedUser.token(), match));
    boolean bound =
        discordExecutor.await(() -> places.bind(row, before -> mayReplace(context, before, match)));
    if (!bound) {
      throw new HintException(
          "This channel follows another match, which somebody else bound. Who bound it, or who"
              + " manages the channel, may change that.");
    }
    return tellFirst(context, linkedUser, match);
  }

  /** A channel receives at once what whoever has no seat may see later, or never. */
  private static void requireAtOnce(JsonNode header) {
    boolean looksOn = header.path("viewer").asText().equals("public");
    if (looksOn && !header.path("spectators").asText("allowed").equals("allowed")) {
      throw new HintException(
          "Spectators see this match late: only its players can bind a channel to it.");
    }
  }

  /** Bound it is; it remains to say so in the channel itself, which shows whether we may. */
  private Message tellFirst(Interaction.Context context, LinkedUser linkedUser, String match) {
    WaitingState first;
    try {
      // Read anew: what changes from now on is received, what changed before stands here.
      first = WaitingState.ofHeader(api.match(linkedUser.token(), match));
    } catch (ApiRefusal | ApiUnreachable _) {
      return Message.of(FROM_THE_NEXT_ON);
    }
    return switch (discord.post(context.channel(), first(match, first), nonce(context))) {
      case SendResult.Done _ -> {
        discordExecutor.await(() -> channels.begun(context.channel(), match, first));
        yield Message.of(
            "This channel follows the match. It is notified for whom the match waits.");
      }
      case SendResult.Limited _, SendResult.Failed _ -> Message.of(FROM_THE_NEXT_ON);
      case SendResult.Refused refused -> {
        discordExecutor.await(
            () -> places.unbind(context.channel(), there -> there.match().equals(match)));
        throw new HintException(
            "Discord does not let me write here (" + DiscordLimits.plain(refused.reason()) + ").");
      }
    };
  }

  private Message first(String match, WaitingState waitingState) {
    return discordExecutor
        .await(() -> texts.of(match, waitingState))
        .saying("This channel follows a match.");
  }

  private static String nonce(Interaction.Context context) {
    return "b" + context.id();
  }

  private static boolean mayReplace(
      Interaction.Context context, DiscordChannelRow before, String match) {
    return before.match().equals(match)
        || before.boundBy().equals(context.user().id())
        || context.permits(MANAGE_CHANNELS);
  }

  private Message unbind(Interaction.Context context) {
    boolean unbound =
        discordExecutor.await(
            () -> places.unbind(context.channel(), row -> mayReplace(context, row, "")));
    return Message.of(
        unbound
            ? "This channel follows no match any more."
            : "This channel follows no match, or one that is not yours to unbind.");
  }
}
