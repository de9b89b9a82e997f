package umpire.lobby.api.discord;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Permit;
import umpire.chassis.http.ProblemException;
import umpire.lobby.discord.links.DiscordLinks;
import umpire.lobby.discord.links.TokenLending;
import umpire.lobby.identity.tokens.PersonalTokens;
import umpire.lobby.identity.tokens.TokenName;

/** The tokens of links are personal tokens like any other: this is where the two rooms meet. */
@ApplicationScoped
class DiscordTokens implements TokenLending {
  private final PersonalTokens tokens;
  private final Clock clock;

  DiscordTokens(PersonalTokens tokens, Clock clock) {
    this.tokens = tokens;
    this.clock = clock;
  }

  @Override
  public Uni<Lent> create(String account, String session) {
    return tokens
        .make(
            permit(account, session),
            account,
            new TokenName(DiscordLinks.TOKEN_NAME),
            List.copyOf(DiscordLinks.SCOPES),
            PersonalTokens.NEVER)
        .map(made -> new Lent(made.row().id(), made.secret()));
  }

  @Override
  public Uni<Void> revoke(String account, String token) {
    return tokens
        .revoke(permit(account, ""), token)
        .onFailure(ProblemException.class)
        .recoverWithUni(
            refused ->
                refused.problem().status() == 404
                    ? Uni.createFrom().voidItem()
                    : Uni.createFrom().failure(refused));
  }

  private Permit permit(String account, String session) {
    return new Permit(new Account(account, "", DiscordLinks.SCOPES), session, clock.instant());
  }
}
