package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.Answer;
import umpire.lobby.discord.Hint;
import umpire.lobby.discord.door.Interaction;
import umpire.lobby.discord.links.Linked;
import umpire.lobby.discord.message.Embed;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.message.Picture;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.outside.PublicApi;
import umpire.lobby.discord.outside.Refusal;

/**
 * {@code /board [public]}: the board as a picture. As the asker's seat sees it, for his eyes alone;
 * or for everybody, and then it is asked for as a nobody asks, so that it cannot hold more.
 */
@ApplicationScoped
public class BoardCommand implements SlashCommand {
  private static final String FILE = "board.png";

  private final Askers askers;
  private final PublicApi api;

  BoardCommand(Askers askers, PublicApi api) {
    this.askers = askers;
    this.api = api;
  }

  @Override
  public String name() {
    return "board";
  }

  @Override
  public Answer take(Interaction.Command command) {
    Interaction.Context context = command.context();
    return command.options().flag("public")
        ? new Answer.Then(new Reply.Later(false), () -> everybodys(context))
        : Answer.privately(() -> own(context));
  }

  private Message own(Interaction.Context context) {
    Linked linked = askers.linked(context);
    return shown("The board as you see it", api.board(linked.token(), askers.match(context)));
  }

  private Message everybodys(Interaction.Context context) {
    try {
      return shown("The board as everybody sees it", api.board("", askers.match(context)));
    } catch (Refusal refusal) {
      if (refusal.status() == 503) {
        throw refusal;
      }
      throw new Hint("The match is not public: its board is for its players. Try `/board` alone.");
    }
  }

  private static Message shown(String title, byte[] png) {
    return Message.of(Embed.of(title, "")).with(new Picture(FILE, title, png));
  }
}
