package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.links.DiscordLinks;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.store.DiscordChannelRow;
import umpire.lobby.discord.store.DiscordChannelStore;

/** The account of a Discord user, and the match that they mean. */
@ApplicationScoped
public class DiscordCallers {
  private final DiscordLinks discordLinks;
  private final DiscordChannelStore places;
  private final DiscordExecutor discordExecutor;

  DiscordCallers(
      DiscordLinks discordLinks, DiscordChannelStore places, DiscordExecutor discordExecutor) {
    this.discordLinks = discordLinks;
    this.places = places;
    this.discordExecutor = discordExecutor;
  }

  /** The asker's account; a hint where they have linked none. */
  LinkedUser linked(Interaction.Context context) {
    return discordExecutor
        .await(() -> discordLinks.of(context.user().id()))
        .orElseThrow(
            () ->
                new HintException(
                    "You are not linked yet. Sign in at Umpire, make a code by"
                        + " `POST /v1/integrations/discord/links`, and type `/link code:` with"
                        + " it here."));
  }

  /** The match that the asker chose in this channel, or else the one that the channel follows. */
  String match(Interaction.Context context) {
    return discordExecutor
        .await(() -> places.chosen(context.user().id(), context.channel()))
        .or(
            () ->
                discordExecutor
                    .await(() -> places.bound(context.channel()))
                    .map(DiscordChannelRow::match))
        .orElseThrow(() -> new HintException("Which match? Choose one by `/match list`."));
  }
}
