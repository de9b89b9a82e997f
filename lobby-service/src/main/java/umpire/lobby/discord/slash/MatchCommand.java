package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.Answer;
import umpire.lobby.discord.Hint;
import umpire.lobby.discord.Workroom;
import umpire.lobby.discord.channels.Channels;
import umpire.lobby.discord.channels.Heard;
import umpire.lobby.discord.channels.NoticeText;
import umpire.lobby.discord.door.Interaction;
import umpire.lobby.discord.links.Linked;
import umpire.lobby.discord.message.Bounds;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.outside.Delivery;
import umpire.lobby.discord.outside.DiscordApi;
import umpire.lobby.discord.outside.PublicApi;
import umpire.lobby.discord.outside.Refusal;
import umpire.lobby.discord.outside.Unreachable;
import umpire.lobby.store.DiscordChannelRow;
import umpire.lobby.store.DiscordChannelStore;

/**
 * {@code /match list | choose | show | bind | unbind}: which match is meant, and which one a
 * channel follows. Whoever may see a match may bind a channel to it; what another has bound, only
 * he, who binds the same match, or who manages the channel takes away.
 */
@ApplicationScoped
public class MatchCommand implements SlashCommand {
  /** Discord's bit of the permission to manage channels. */
  private static final int MANAGE_CHANNELS = 4;

  private static final String FROM_THE_NEXT_ON =
      "This channel follows the match from its next change on.";

  private final Askers askers;
  private final MatchChoice choice;
  private final PublicApi api;
  private final DiscordApi discord;
  private final DiscordChannelStore places;
  private final Channels channels;
  private final NoticeText texts;
  private final Workroom workroom;

  MatchCommand(
      Askers askers,
      MatchChoice choice,
      PublicApi api,
      DiscordApi discord,
      DiscordChannelStore places,
      Channels channels,
      NoticeText texts,
      Workroom workroom) {
    this.askers = askers;
    this.choice = choice;
    this.api = api;
    this.discord = discord;
    this.places = places;
    this.channels = channels;
    this.texts = texts;
    this.workroom = workroom;
  }

  @Override
  public String name() {
    return "match";
  }

  @Override
  public Answer take(Interaction.Command command) {
    Interaction.Context context = command.context();
    Interaction.Options options = command.options();
    return switch (options.subcommand()) {
      case "list" -> Answer.privately(() -> choice.list(context, ""));
      case "choose" -> Answer.privately(() -> choice.choose(context, options.text("match")));
      case "show" -> Answer.privately(() -> show(context));
      case "bind" -> Answer.privately(() -> bind(context, options));
      case "unbind" -> Answer.privately(() -> unbind(context));
      default -> throw new Hint("There is no `/match " + options.subcommand() + "`.");
    };
  }

  private Message show(Interaction.Context context) {
    String match = askers.match(context);
    JsonNode header = api.match(askers.linked(context).token(), match);
    String seat = header.path("viewer").asText();
    return Message.of(
        workroom.await(() -> texts.of(match, Heard.ofHeader(header))).content()
            + "\nYou "
            + (seat.equals("public") ? "look on." : "play " + Bounds.plain(seat) + "."));
  }

  private Message bind(Interaction.Context context, Interaction.Options options) {
    Linked linked = askers.linked(context);
    String given = options.text("match");
    String match = given.isEmpty() ? askers.match(context) : MatchChoice.checked(given);
    DiscordChannelRow row =
        new DiscordChannelRow(context.channel(), match, linked.user(), Manners.of(options));
    // Before anything changes: who may not see the match, may not have it told.
    requireAtOnce(api.match(linked.token(), match));
    boolean bound =
        workroom.await(() -> places.bind(row, before -> mayReplace(context, before, match)));
    if (!bound) {
      throw new Hint(
          "This channel follows another match, which somebody else bound. Who bound it, or who"
              + " manages the channel, may change that.");
    }
    return tellFirst(context, linked, match);
  }

  /** A channel hears at once what whoever has no seat may hear later, or never. */
  private static void requireAtOnce(JsonNode header) {
    boolean looksOn = header.path("viewer").asText().equals("public");
    if (looksOn && !header.path("spectators").asText("allowed").equals("allowed")) {
      throw new Hint(
          "Whoever looks on sees this match late: only who plays in it can have a channel told.");
    }
  }

  /** Bound it is; it remains to say so in the channel itself, which shows whether we may. */
  private Message tellFirst(Interaction.Context context, Linked linked, String match) {
    Heard first;
    try {
      // Read anew: what changes from now on is heard, what changed before stands here.
      first = Heard.ofHeader(api.match(linked.token(), match));
    } catch (Refusal | Unreachable _) {
      return Message.of(FROM_THE_NEXT_ON);
    }
    return switch (discord.post(context.channel(), first(match, first), nonce(context))) {
      case Delivery.Done _ -> {
        workroom.await(() -> channels.begun(context.channel(), match, first));
        yield Message.of("This channel follows the match. It is told whom it waits for.");
      }
      case Delivery.Limited _, Delivery.Failed _ -> Message.of(FROM_THE_NEXT_ON);
      case Delivery.Refused refused -> {
        workroom.await(
            () -> places.unbind(context.channel(), there -> there.match().equals(match)));
        throw new Hint(
            "Discord does not let me write here (" + Bounds.plain(refused.reason()) + ").");
      }
    };
  }

  private Message first(String match, Heard heard) {
    return workroom.await(() -> texts.of(match, heard)).saying("This channel follows a match.");
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
        workroom.await(() -> places.unbind(context.channel(), row -> mayReplace(context, row, "")));
    return Message.of(
        unbound
            ? "This channel follows no match any more."
            : "This channel follows no match, or one that is not yours to unbind.");
  }
}
