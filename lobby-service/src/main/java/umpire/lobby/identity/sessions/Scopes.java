package umpire.lobby.identity.sessions;

import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import umpire.lobby.identity.store.AccountRow;

/** What an account may do, and lend to a personal token. */
@ApplicationScoped
public class Scopes {
  /** Tokens, seeks: what this service does for an account. */
  public static final String LOBBY = "lobby";

  /** Webhooks: telling programs outside. */
  public static final String WEBHOOK = "webhook";

  /** Running tournaments. */
  public static final String TOURNAMENT_HOST = "tournament:host";

  /** Reading the drafts of tournaments on whose staff one is. */
  public static final String TOURNAMENT_READ = "tournament:read";

  /** Administering the installation. */
  public static final String ADMIN = "admin";

  private static final List<String> EVERYBODY =
      List.of("match:read", "match:play", LOBBY, WEBHOOK, TOURNAMENT_HOST, TOURNAMENT_READ);

  private final Set<String> administrators;

  Scopes(@ConfigProperty(name = "umpire.lobby.admins") Optional<Set<String>> administrators) {
    this.administrators = administrators.orElse(Set.of());
  }

  /** Whether there is such a scope. */
  public static boolean exists(String scope) {
    return EVERYBODY.contains(scope) || scope.equals(ADMIN);
  }

  /** The scopes of an account; one that is owned has no more than its owner. */
  public Set<String> of(AccountRow account) {
    Set<String> scopes = new TreeSet<>(EVERYBODY);
    if (administrators.contains(account.owner().orElse(account.id()))) {
      scopes.add(ADMIN);
    }
    return scopes;
  }
}
