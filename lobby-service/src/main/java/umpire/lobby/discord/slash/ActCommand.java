package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.Answer;
import umpire.lobby.discord.door.Interaction;
import umpire.lobby.discord.form.Asked;
import umpire.lobby.discord.links.Linked;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.outside.PublicApi;

/** {@code /act text}: an order as text. */
@ApplicationScoped
public class ActCommand implements SlashCommand {
  private final Askers askers;
  private final OrderText orders;
  private final PublicApi api;
  private final Acting acting;

  ActCommand(Askers askers, OrderText orders, PublicApi api, Acting acting) {
    this.askers = askers;
    this.orders = orders;
    this.api = api;
    this.acting = acting;
  }

  @Override
  public String name() {
    return "act";
  }

  @Override
  public Answer take(Interaction.Command command) {
    return Answer.privately(() -> act(command.context(), command.options().text("text")));
  }

  private Message act(Interaction.Context context, String text) {
    Linked linked = askers.linked(context);
    String match = askers.match(context);
    OrderText.Order order = orders.read(text);
    Asked asked = Asked.of(api.decision(linked.token(), match));
    return acting.send(
        linked,
        match,
        asked.answeredBy(order.type()) ? asked.decision() : 0,
        order,
        // Discord gives no interaction twice, and may deliver one twice.
        "discord-" + context.id());
  }
}
