package umpire.lobby.identity.api;

import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.ClientAddresses;
import umpire.chassis.quota.Uncounted;
import umpire.lobby.identity.crypto.Password;
import umpire.lobby.identity.sessions.Sessions;
import umpire.lobby.identity.sessions.SignIns;

/** Signing in and out. */
@Path("/v1/sessions")
@Tag(
    name = "sessions",
    description = "Signing in and out, and the keys by which tokens are verified.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class SessionsResource {
  private final SignIns signIns;
  private final Sessions sessions;
  private final Caller caller;
  private final ClientAddresses addresses;

  SessionsResource(SignIns signIns, Sessions sessions, Caller caller, ClientAddresses addresses) {
    this.signIns = signIns;
    this.sessions = sessions;
    this.caller = caller;
    this.addresses = addresses;
  }

  @PermitAll
  @Uncounted("failed ones have bounds of their own, by name and address")
  @POST
  @Operation(
      operationId = "signIn",
      summary = "Sign in; the token lives at most ten minutes",
      description = "With name and password. What runs by itself rather has a personal token.")
  @APIResponseSchema(
      value = SessionView.class,
      responseCode = "200",
      responseDescription = "A bearer token and its account")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "401", description = "No account with this name and password")
  @APIResponse(
      responseCode = "429",
      description =
          "`too-many-failures`, whether there is such an account or not; the wait of `Retry-After` grows with each")
  @APIResponse(responseCode = "503", description = "Too many at once; see `Retry-After`")
  public Uni<SessionView> signIn(Credentials credentials, @Context HttpServerRequest request) {
    return signIns
        .signIn(
            credentials.name(), new Password(credentials.password()), addresses.network(request))
        .map(SessionView::of);
  }

  @Authenticated
  @DELETE
  @Consumes(MediaType.WILDCARD)
  @ResponseStatus(204)
  @Operation(
      operationId = "signOut",
      summary = "Sign out",
      description = "The token is refused by every service within 5 s, and streams under it end.")
  @APIResponse(responseCode = "204", description = "Signed out")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(
      responseCode = "403",
      description = "`session-needed`: a personal token is revoked by `DELETE /v1/tokens/{id}`")
  public Uni<Void> signOut() {
    return sessions.end(caller.permit());
  }
}
