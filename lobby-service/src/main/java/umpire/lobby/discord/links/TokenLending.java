package umpire.lobby.discord.links;

import io.smallrye.mutiny.Uni;

/** Creates the personal token of a link, and revokes it. */
public interface TokenLending {
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
  Uni<Lent> create(String account, String session);

  /** Revokes a token; where it is revoked already nothing happens. */
  Uni<Void> revoke(String account, String token);
}
