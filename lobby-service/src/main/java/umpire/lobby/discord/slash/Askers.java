package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.Hint;
import umpire.lobby.discord.Workroom;
import umpire.lobby.discord.door.Interaction;
import umpire.lobby.discord.links.Linked;
import umpire.lobby.discord.links.Links;
import umpire.lobby.store.DiscordChannelRow;
import umpire.lobby.store.DiscordChannelStore;

/** Whose account an asker has, and which match he means. */
@ApplicationScoped
public class Askers {
  private final Links links;
  private final DiscordChannelStore places;
  private final Workroom workroom;

  Askers(Links links, DiscordChannelStore places, Workroom workroom) {
    this.links = links;
    this.places = places;
    this.workroom = workroom;
  }

  /** The asker's account; a hint where he has linked none. */
  Linked linked(Interaction.Context context) {
    return workroom
        .await(() -> links.of(context.user().id()))
        .orElseThrow(
            () ->
                new Hint(
                    "You are not linked yet. Sign in at Umpire, make a code by"
                        + " `POST /v1/integrations/discord/links`, and type `/link code:` with"
                        + " it here."));
  }

  /** The match that the asker chose in this channel, or else the one that the channel follows. */
  String match(Interaction.Context context) {
    return workroom
        .await(() -> places.chosen(context.user().id(), context.channel()))
        .or(
            () ->
                workroom.await(() -> places.bound(context.channel())).map(DiscordChannelRow::match))
        .orElseThrow(() -> new Hint("Which match? Choose one by `/match list`."));
  }
}
