package umpire.lobby.identity;

import java.time.Instant;
import umpire.lobby.store.AccountRow;

/** A token of an account, and when it ends. */
public record Session(AccountRow account, String token, Instant expiresAt) {
  @Override
  public String toString() {
    return "Session of " + account.name() + " until " + expiresAt;
  }
}
