package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import org.jboss.logging.Logger;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.ApiUnreachable;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Picture;

/** Pictures of tournaments beside the words, which say the same. */
@ApplicationScoped
public class TournamentPictures {
  private static final Logger LOG = Logger.getLogger(TournamentPictures.class);

  private final PublicApi api;

  TournamentPictures(PublicApi api) {
    this.api = api;
  }

  /** The message with a picture; without it where it is too large, or cannot be drawn now. */
  Message with(Message message, String tournament, String picture, String alternative) {
    try {
      return message.with(
          new Picture(
              picture.substring(picture.lastIndexOf('/') + 1),
              alternative,
              api.tournamentPicture(tournament, picture + "?theme=dark")));
    } catch (ApiRefusal | ApiUnreachable none) {
      LOG.infof("no %s of tournament %s: %s", picture, tournament, none);
      return message;
    }
  }
}
