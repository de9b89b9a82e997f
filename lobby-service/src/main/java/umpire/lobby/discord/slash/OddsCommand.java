package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.signature.Interaction;

/** {@code /odds text}: what an order would come to; nothing is done. */
@ApplicationScoped
public class OddsCommand implements SlashCommand {
  private final DiscordCallers discordCallers;
  private final OrderText orders;
  private final OddsText oddsText;

  OddsCommand(DiscordCallers discordCallers, OrderText orders, OddsText oddsText) {
    this.discordCallers = discordCallers;
    this.orders = orders;
    this.oddsText = oddsText;
  }

  @Override
  public String name() {
    return "odds";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    return InteractionAnswer.privately(
        () ->
            oddsText.of(
                discordCallers.linked(command.context()),
                discordCallers.match(command.context()),
                orders.read(command.options().text("text"))));
  }
}
