package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.Answer;
import umpire.lobby.discord.door.Interaction;

/** {@code /odds text}: what an order would come to; nothing is done. */
@ApplicationScoped
public class OddsCommand implements SlashCommand {
  private final Askers askers;
  private final OrderText orders;
  private final Prospects prospects;

  OddsCommand(Askers askers, OrderText orders, Prospects prospects) {
    this.askers = askers;
    this.orders = orders;
    this.prospects = prospects;
  }

  @Override
  public String name() {
    return "odds";
  }

  @Override
  public Answer take(Interaction.Command command) {
    return Answer.privately(
        () ->
            prospects.of(
                askers.linked(command.context()),
                askers.match(command.context()),
                orders.read(command.options().text("text"))));
  }
}
