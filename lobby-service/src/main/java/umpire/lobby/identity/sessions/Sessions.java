package umpire.lobby.identity.sessions;

import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.time.Clock;
import java.time.Instant;
import java.util.List;
import java.util.UUID;
import umpire.chassis.auth.Permit;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.store.AccountRow;
import umpire.lobby.identity.store.SessionRow;
import umpire.lobby.identity.store.SessionStore;
import umpire.lobby.outbox.CommitListener;
import umpire.lobby.outbox.LobbyEvents;

/** What a token stands under: a session, which signing in begins, or a personal token. */
@ApplicationScoped
public class Sessions {
  private final SessionStore store;
  private final Tokens tokens;
  private final Scopes scopes;
  private final LobbyEvents events;
  private final CommitListener commitListener;
  private final Clock clock;

  Sessions(
      SessionStore store,
      Tokens tokens,
      Scopes scopes,
      LobbyEvents events,
      CommitListener commitListener,
      Clock clock) {
    this.store = store;
    this.tokens = tokens;
    this.scopes = scopes;
    this.events = events;
    this.commitListener = commitListener;
    this.clock = clock;
  }

  /** Refuses, by 403, whoever came with a personal token. */
  public static void require(Permit permit) {
    if (!permit.ofSession()) {
      throw Problem.of(
              403,
              "session-needed",
              "Sign in for this",
              "A personal token may not do this; sign in with name and password.")
          .asException();
    }
  }

  /**
   * A new session of an account as it was when it was let in, with all that it may; 401 where its
   * password was changed since.
   */
  public Uni<Session> begin(AccountRow letIn) {
    return tokens
        .issue(
            letIn, Permit.SESSION + UUID.randomUUID(), List.copyOf(scopes.of(letIn)), Instant.MAX)
        .call(
            session ->
                store
                    .begin(
                        new SessionRow(session.id(), letIn.id(), session.expiresAt()),
                        letIn,
                        clock.instant())
                    .invoke(
                        begun -> {
                          if (!begun) {
                            throw SignIns.wrong();
                          }
                        }));
  }

  /** Ends the session: within seconds its token is refused everywhere. */
  public Uni<Void> end(Permit permit) {
    require(permit);
    return store
        .end(permit.session(), events.revoked(permit.session()))
        .invoke(commitListener::committed);
  }
}
