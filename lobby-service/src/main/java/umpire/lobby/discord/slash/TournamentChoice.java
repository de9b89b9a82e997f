package umpire.lobby.discord.slash;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.regex.Pattern;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.store.TournamentChannelRow;
import umpire.lobby.discord.store.TournamentChannelStore;

/** Which tournament is meant: the one that is named, or else the one that the channel follows. */
@ApplicationScoped
public class TournamentChoice {
  private static final Pattern ID = Pattern.compile("[A-Za-z0-9._~-]{1,64}");
  private static final int NONE = 404;

  private final TournamentChannelStore places;
  private final PublicApi api;
  private final DiscordExecutor discordExecutor;

  TournamentChoice(TournamentChannelStore places, PublicApi api, DiscordExecutor discordExecutor) {
    this.places = places;
    this.api = api;
    this.discordExecutor = discordExecutor;
  }

  /** The tournament, as everybody may read it. */
  JsonNode of(Interaction.Context context, Interaction.Options options) {
    String given = options.text("tournament");
    String id = given.isEmpty() ? followed(context) : given;
    if (!ID.matcher(id).matches()) {
      throw new HintException("That is no id of a tournament.");
    }
    try {
      return api.tournament(id, "");
    } catch (ApiRefusal refused) {
      if (refused.status() != NONE) {
        throw refused;
      }
      throw new HintException(
          "There is no such tournament, or it is a draft, which is to be published first.");
    }
  }

  private String followed(Interaction.Context context) {
    return discordExecutor
        .await(() -> places.of(context.channel()))
        .map(TournamentChannelRow::tournament)
        .orElseThrow(
            () ->
                new HintException(
                    "Which tournament? Name its id, or let its host `/tournament bind` this"
                        + " channel."));
  }
}
