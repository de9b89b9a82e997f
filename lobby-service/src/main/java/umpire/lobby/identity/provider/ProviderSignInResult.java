package umpire.lobby.identity.provider;

import java.time.Instant;
import umpire.lobby.identity.sessions.Session;

/** The result of a sign-in at the provider. */
public sealed interface ProviderSignInResult {
  /** Signed in. */
  record Known(Session session) implements ProviderSignInResult {}

  /**
   * Has no account yet: the ticket opens one under a name, once.
   *
   * @param endsAt when it is no good any more
   */
  record New(String ticket, Instant endsAt) implements ProviderSignInResult {
    @Override
    public String toString() {
      return "New until " + endsAt;
    }
  }
}
