package umpire.lobby.identity;

import java.time.Instant;

/** What becomes of one who comes back from the provider. */
public sealed interface Arrival {
  /** Signed in. */
  record Known(Session session) implements Arrival {}

  /**
   * Has no account yet: the ticket opens one under a name, once.
   *
   * @param endsAt when it is no good any more
   */
  record New(String ticket, Instant endsAt) implements Arrival {
    @Override
    public String toString() {
      return "New until " + endsAt;
    }
  }
}
