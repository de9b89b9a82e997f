package umpire.lobby.identity.sessions;

import java.time.Instant;
import java.util.List;
import umpire.lobby.identity.store.AccountRow;

/**
 * A token of an account, and when it ends.
 *
 * @param id of the session or the personal token under which it stands
 * @param scopes what it permits
 */
public record Session(
    AccountRow account, String id, List<String> scopes, String token, Instant expiresAt) {

  public Session {
    scopes = List.copyOf(scopes);
  }

  @Override
  public String toString() {
    return "Session of " + account.name() + " until " + expiresAt;
  }
}
