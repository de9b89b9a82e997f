package umpire.game.api.stream;

import io.quarkus.security.AuthenticationFailedException;
import io.quarkus.security.identity.IdentityProviderManager;
import io.quarkus.security.identity.SecurityIdentity;
import io.quarkus.security.identity.request.AuthenticationRequest;
import io.quarkus.vertx.http.runtime.security.ChallengeData;
import io.quarkus.vertx.http.runtime.security.HttpAuthenticationMechanism;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpMethod;
import io.vertx.core.http.HttpServerRequest;
import io.vertx.ext.web.RoutingContext;
import jakarta.inject.Singleton;
import java.util.Set;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.BearerMechanism;
import umpire.chassis.auth.Revocations;
import umpire.game.store.StreamTickets;

/**
 * {@code ?ticket=} on streams and sockets, and nowhere else, in the place of a token: a browser's
 * EventSource and WebSocket send no headers. A ticket that was used, or is too old, is 401.
 */
@Singleton
class TicketMechanism implements HttpAuthenticationMechanism {
  private final StreamTickets tickets;
  private final Revocations revocations;

  TicketMechanism(StreamTickets tickets, Revocations revocations) {
    this.tickets = tickets;
    this.revocations = revocations;
  }

  @Override
  public Uni<@Nullable SecurityIdentity> authenticate(
      RoutingContext routing, IdentityProviderManager providers) {
    HttpServerRequest request = routing.request();
    @Nullable String ticket = request.getParam("ticket");
    if (ticket == null || request.getHeader("Authorization") != null || !streams(request)) {
      return Uni.createFrom().nullItem();
    }
    return tickets
        .redeem(ticket)
        .map(
            found ->
                found
                    .filter(permit -> !revocations.revoked(permit))
                    .orElseThrow(() -> new AuthenticationFailedException()))
        .invoke(revocations::requireCurrent)
        .map(BearerMechanism::identity);
  }

  private static boolean streams(HttpServerRequest request) {
    String path = request.path();
    return request.method().equals(HttpMethod.GET)
        && path != null
        && (path.endsWith("/stream") || path.endsWith("/socket"));
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
