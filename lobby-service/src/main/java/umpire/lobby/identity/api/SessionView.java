package umpire.lobby.identity.api;

import java.time.Instant;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import umpire.lobby.identity.sessions.Session;

/** A token to be sent as {@code Authorization: <tokenType> <token>} until it expires. */
@Schema(requiredProperties = {"token", "tokenType", "expiresAt", "scopes", "account"})
public record SessionView(
    String token, String tokenType, Instant expiresAt, List<String> scopes, AccountView account) {

  public static SessionView of(Session session) {
    return new SessionView(
        session.token(),
        "Bearer",
        session.expiresAt(),
        session.scopes(),
        AccountView.of(session.account()));
  }

  @Override
  public String toString() {
    return "SessionView of " + account.name() + " until " + expiresAt;
  }
}
