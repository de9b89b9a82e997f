package umpire.chassis.auth;

import io.quarkus.security.identity.SecurityIdentity;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.RequestScoped;
import java.util.Optional;
import umpire.chassis.http.Problem;

/**
 * Who makes the present request. A request without a token is anonymous; one with a token that does
 * not verify never comes so far (401).
 */
@RequestScoped
public class Caller {
  private final SecurityIdentity identity;
  private final Revocations revocations;

  Caller(SecurityIdentity identity, Revocations revocations) {
    this.identity = identity;
    this.revocations = revocations;
  }

  /** The account that is signed in, or empty for an anonymous caller. */
  public Optional<Account> account() {
    return held().map(Permit::account);
  }

  /** What the caller's token permits; throws a {@link Problem} 401 for an anonymous caller. */
  public Permit permit() {
    return held().orElseThrow(() -> Problem.unauthenticated().asException());
  }

  /**
   * Completes when the caller's token has expired or is revoked, or when that is not known for too
   * long, so that what it began, such as a stream, ends with it; never for an anonymous caller.
   */
  public Uni<PermitEnd> end() {
    return held().map(revocations::end).orElseGet(() -> Uni.createFrom().nothing());
  }

  private Optional<Permit> held() {
    return BearerMechanism.permit(identity);
  }

  /** The account that is signed in; throws a {@link Problem} 401 for an anonymous caller. */
  public Account signedIn() {
    return account().orElseThrow(() -> Problem.unauthenticated().asException());
  }

  /**
   * The account that is signed in with this scope; throws a {@link Problem} 401 without an account,
   * and 403 without the scope.
   */
  public Account withScope(String scope) {
    Account account = signedIn();
    if (!account.scopes().contains(scope)) {
      throw Problem.lacking(scope).asException();
    }
    return account;
  }
}
