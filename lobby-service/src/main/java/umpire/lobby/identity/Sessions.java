package umpire.lobby.identity;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.UUID;
import umpire.chassis.auth.Permit;
import umpire.chassis.http.Problem;
import umpire.lobby.store.PersonalTokenStore;

/** What a token stands under: a session, which signing in begins, or a personal token. */
@ApplicationScoped
public class Sessions {
  private static final String SESSION = "session-";
  private static final String TOKEN = "token-";

  private final PersonalTokenStore store;
  private final LobbyEvents events;
  private final Committed committed;

  Sessions(PersonalTokenStore store, LobbyEvents events, Committed committed) {
    this.store = store;
    this.events = events;
    this.committed = committed;
  }

  /** The id of a new session. */
  static String fresh() {
    return SESSION + UUID.randomUUID();
  }

  /** The id of a new personal token. */
  static String freshToken() {
    return TOKEN + UUID.randomUUID();
  }

  /** Refuses, by 403, whoever came with a personal token. */
  static void require(Permit permit) {
    if (!permit.session().startsWith(SESSION)) {
      throw Problem.of(
              403,
              "session-needed",
              "Sign in for this",
              "A personal token may not do this; sign in with name and password.")
          .asException();
    }
  }

  /** Ends the session: within seconds its token is refused everywhere. */
  public Uni<Void> end(Permit permit) {
    require(permit);
    return store.tell(events.revoked(permit.session())).invoke(committed::committed);
  }
}
