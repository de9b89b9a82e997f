package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.http.ApiRefusal;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.Embed;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Picture;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.signature.Interaction;

/**
 * {@code /board [public]}: the board as a picture. As the asker's seat sees it, for the asker
 * alone; or for everybody, and then it is asked for without an account, so that it cannot hold
 * more.
 */
@ApplicationScoped
public class BoardCommand implements SlashCommand {
  private static final String FILE = "board.png";

  private final DiscordCallers discordCallers;
  private final PublicApi api;

  BoardCommand(DiscordCallers discordCallers, PublicApi api) {
    this.discordCallers = discordCallers;
    this.api = api;
  }

  @Override
  public String name() {
    return "board";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    Interaction.Context context = command.context();
    return command.options().flag("public")
        ? new InteractionAnswer.Then(new Reply.Later(false), () -> everybodys(context))
        : InteractionAnswer.privately(() -> own(context));
  }

  private Message own(Interaction.Context context) {
    LinkedUser linkedUser = discordCallers.linked(context);
    return shown(
        "The board as you see it", api.board(linkedUser.token(), discordCallers.match(context)));
  }

  private Message everybodys(Interaction.Context context) {
    try {
      return shown("The board as everybody sees it", api.board("", discordCallers.match(context)));
    } catch (ApiRefusal apiRefusal) {
      if (apiRefusal.status() == 503) {
        throw apiRefusal;
      }
      throw new HintException(
          "The match is not public: its board is for its players. Try `/board` alone.");
    }
  }

  private static Message shown(String title, byte[] png) {
    return Message.of(Embed.of(title, "")).with(new Picture(FILE, title, png));
  }
}
