package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import umpire.lobby.discord.Answer;
import umpire.lobby.discord.Hint;
import umpire.lobby.discord.Workroom;
import umpire.lobby.discord.door.Interaction;
import umpire.lobby.discord.links.Linked;
import umpire.lobby.discord.links.Links;
import umpire.lobby.discord.message.Bounds;
import umpire.lobby.discord.message.Message;
import umpire.lobby.store.AccountRow;
import umpire.lobby.store.AccountStore;

/** {@code /link [code] [remove]}: with which account of ours a Discord user plays. */
@ApplicationScoped
public class LinkCommand implements SlashCommand {
  private final Links links;
  private final AccountStore accounts;
  private final Workroom workroom;

  LinkCommand(Links links, AccountStore accounts, Workroom workroom) {
    this.links = links;
    this.accounts = accounts;
    this.workroom = workroom;
  }

  @Override
  public String name() {
    return "link";
  }

  @Override
  public Answer take(Interaction.Command command) {
    Interaction.User user = command.context().user();
    String code = command.options().text("code");
    if (command.options().flag("remove")) {
      return Answer.privately(() -> removed(user));
    }
    return code.isEmpty()
        ? Answer.privately(() -> shown(user))
        : Answer.privately(() -> linked(user, code));
  }

  private Message linked(Interaction.User user, String code) {
    String account =
        workroom
            .await(() -> links.redeem(user, code))
            .orElseThrow(
                () ->
                    new Hint(
                        "That code is none, or not any more. A code is good once and for ten minutes."));
    return Message.of(
        "You are linked with the account "
            + name(account)
            + ". What you do here, it does. The token that makes it so is called \""
            + Links.TOKEN_NAME
            + "\" in its list; revoke it there, or `/link remove:True`, to end this.");
  }

  private Message shown(Interaction.User user) {
    Optional<Linked> link = workroom.await(() -> links.of(user.id()));
    return Message.of(
        link.map(known -> "You are linked with the account " + name(known.account()) + ".")
            .orElse(
                "You are not linked. Sign in at Umpire, make a code by"
                    + " `POST /v1/integrations/discord/links`, and type `/link code:` with it."));
  }

  private Message removed(Interaction.User user) {
    return Message.of(
        workroom.await(() -> links.unlink(user.id()))
            ? "You are not linked any more; the token is revoked."
            : "You were not linked.");
  }

  private String name(String account) {
    return workroom
        .await(() -> accounts.of(account))
        .map(AccountRow::name)
        .map(name -> "**" + Bounds.plain(name) + "**")
        .orElse("");
  }
}
