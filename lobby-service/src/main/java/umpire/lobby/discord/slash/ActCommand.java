package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.form.FormDecision;
import umpire.lobby.discord.http.PublicApi;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.signature.Interaction;

/** {@code /act text}: an order as text. */
@ApplicationScoped
public class ActCommand implements SlashCommand {
  private final DiscordCallers discordCallers;
  private final OrderText orders;
  private final PublicApi api;
  private final OrderSender orderSender;

  ActCommand(
      DiscordCallers discordCallers, OrderText orders, PublicApi api, OrderSender orderSender) {
    this.discordCallers = discordCallers;
    this.orders = orders;
    this.api = api;
    this.orderSender = orderSender;
  }

  @Override
  public String name() {
    return "act";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    return InteractionAnswer.privately(
        () -> act(command.context(), command.options().text("text")));
  }

  private Message act(Interaction.Context context, String text) {
    LinkedUser linkedUser = discordCallers.linked(context);
    String match = discordCallers.match(context);
    OrderText.Order order = orders.read(text);
    FormDecision formDecision = FormDecision.of(api.decision(linkedUser.token(), match));
    return orderSender.send(
        linkedUser,
        match,
        formDecision.answeredBy(order.type()) ? formDecision.decision() : 0,
        order,
        // Discord gives no interaction twice, and may deliver one twice.
        "discord-" + context.id());
  }
}
