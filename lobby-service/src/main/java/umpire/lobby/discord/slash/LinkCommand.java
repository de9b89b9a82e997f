package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import umpire.lobby.discord.links.DiscordLinks;
import umpire.lobby.discord.links.LinkedUser;
import umpire.lobby.discord.message.DiscordLimits;
import umpire.lobby.discord.message.Message;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.identity.accounts.Accounts;

/** {@code /link [code] [remove]}: with which account of ours a Discord user plays. */
@ApplicationScoped
public class LinkCommand implements SlashCommand {
  private final DiscordLinks discordLinks;
  private final Accounts accounts;
  private final DiscordExecutor discordExecutor;

  LinkCommand(DiscordLinks discordLinks, Accounts accounts, DiscordExecutor discordExecutor) {
    this.discordLinks = discordLinks;
    this.accounts = accounts;
    this.discordExecutor = discordExecutor;
  }

  @Override
  public String name() {
    return "link";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    Interaction.User user = command.context().user();
    String code = command.options().text("code");
    if (command.options().flag("remove")) {
      return InteractionAnswer.privately(() -> removed(user));
    }
    return code.isEmpty()
        ? InteractionAnswer.privately(() -> shown(user))
        : InteractionAnswer.privately(() -> linked(user, code));
  }

  private Message linked(Interaction.User user, String code) {
    String account =
        discordExecutor
            .await(() -> discordLinks.redeem(user, code))
            .orElseThrow(
                () ->
                    new HintException(
                        "This code is not valid. A code is good once and for ten minutes."));
    return Message.of(
        "You are linked with the account "
            + name(account)
            + ". What you do here, it does. The token that makes it so is called \""
            + DiscordLinks.TOKEN_NAME
            + "\" in its list; revoke it there, or `/link remove:True`, to end this.");
  }

  private Message shown(Interaction.User user) {
    Optional<LinkedUser> link = discordExecutor.await(() -> discordLinks.of(user.id()));
    return Message.of(
        link.map(known -> "You are linked with the account " + name(known.account()) + ".")
            .orElse(
                "You are not linked. Sign in at Umpire, make a code by"
                    + " `POST /v1/integrations/discord/links`, and type `/link code:` with it."));
  }

  private Message removed(Interaction.User user) {
    return Message.of(
        discordExecutor.await(() -> discordLinks.unlink(user.id()))
            ? "You are not linked any more; the token is revoked."
            : "You were not linked.");
  }

  private String name(String account) {
    return Optional.ofNullable(
            discordExecutor.await(() -> accounts.names(List.of(account))).get(account))
        .map(name -> "**" + DiscordLimits.plain(name) + "**")
        .orElse("");
  }
}
