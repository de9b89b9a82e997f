package umpire.chassis.auth;

import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.security.runtime.QuarkusPrincipal;
import io.quarkus.security.runtime.QuarkusSecurityIdentity;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.core.Context;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * {@code Authorization: Bearer <token of the issuer>}. A request without the header is anonymous;
 * one whose token does not verify is refused, whatever it asks for. Scopes are roles, so that
 * {@code @RolesAllowed("match:play")} works.
 */
@Singleton
public class BearerMechanism implements HttpAuthenticationMechanism {
  private static final String PERMIT = "umpire.permit";

  private static final String SCHEME = "bearer ";

  private final TokenVerifier tokens;

  BearerMechanism(TokenVerifier tokens) {
    this.tokens = tokens;
  }

  @Override
  public Uni<@Nullable SecurityIdentity> authenticate(
      RoutingContext routing, IdentityProviderManager providers) {
    @Nullable String header = routing.request().getHeader("Authorization");
    if (header == null || !header.regionMatches(true, 0, SCHEME, 0, SCHEME.length())) {
      return Uni.createFrom().nullItem();
    }
    String token = header.substring(SCHEME.length()).strip();
    Context request = routing.vertx().getOrCreateContext();
    return Uni.createFrom()
        .completionStage(() -> tokens.verify(token))
        .emitOn(command -> request.runOnContext(_ -> command.run()))
        .map(BearerMechanism::identity);
  }

  /** The identity of a request with this permit; its roles are the scopes of the account. */
  public static SecurityIdentity identity(Permit permit) {
    Account account = permit.account();
    return QuarkusSecurityIdentity.builder()
        .setPrincipal(new QuarkusPrincipal(account.name()))
        .addRoles(account.scopes())
        .addAttribute(PERMIT, permit)
        .build();
  }

  /** The permit of such an identity; empty for an anonymous one. */
  public static Optional<Permit> permit(SecurityIdentity identity) {
    return Optional.ofNullable(identity.<@Nullable Permit>getAttribute(PERMIT));
  }

  @Override
  public Uni<ChallengeData> getChallenge(RoutingContext routing) {
    return Uni.createFrom().item(new ChallengeData(401, "WWW-Authenticate", "Bearer"));
  }

  @Override
  public Set<Class<? extends AuthenticationRequest>> getCredentialTypes() {
    return Set.of();
  }
}
