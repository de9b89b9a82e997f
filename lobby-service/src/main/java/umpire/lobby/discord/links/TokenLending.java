package umpire.lobby.discord.links;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.util.List;
import umpire.chassis.auth.Account;
import umpire.chassis.auth.Permit;
import umpire.chassis.http.ProblemException;
import umpire.lobby.tokens.PersonalTokens;
import umpire.lobby.tokens.TokenName;

/** Creates the personal token of a link, and revokes it. Nothing else of Discord sees tokens. */
@ApplicationScoped
class TokenLending {
  private final PersonalTokens tokens;
  private final Clock clock;

  TokenLending(PersonalTokens tokens, Clock clock) {
    this.tokens = tokens;
    this.clock = clock;
  }

  /** A token that was lent: its id, and the secret by which it is used. */
  record Lent(String token, String secret) {
    @Override
    public String toString() {
      return "Lent " + token;
    }
  }

  /**
   * A new personal token of an account that never expires; 409 where it has too many.
   *
   * @param session under which the account asked for it
   */
  Uni<Lent> create(String account, String session) {
    return tokens
        .make(
            permit(account, session),
            account,
            new TokenName(DiscordLinks.TOKEN_NAME),
            List.copyOf(DiscordLinks.SCOPES),
            PersonalTokens.NEVER)
        .map(made -> new Lent(made.id(), made.secret()));
  }

  /** Revokes a token; where it is revoked already nothing happens. */
  Uni<Void> revoke(String account, String token) {
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
