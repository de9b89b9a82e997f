package umpire.lobby.tokens;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.ParameterIn;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.quota.Uncounted;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.identity.api.SessionView;
import umpire.lobby.identity.sessions.Scopes;

/** Personal access tokens: what programs use in an account's stead. */
@Path("/v1/tokens")
@Tag(name = "tokens", description = "Personal tokens: secrets of limited scope for programs.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class TokensResource {
  private final PersonalTokens tokens;
  private final Caller caller;

  TokensResource(PersonalTokens tokens, Caller caller) {
    this.tokens = tokens;
    this.caller = caller;
  }

  /** Makes a token; its secret is returned once. */
  @RolesAllowed(Scopes.LOBBY)
  @POST
  @ResponseStatus(201)
  @Operation(
      operationId = "makeToken",
      summary = "Make a personal token",
      description =
          "Needs a session: a personal token makes no other. With `account`, of a bot or service that"
              + " the caller owns, of scopes that the caller has.")
  @APIResponseSchema(
      value = IssuedTokenView.class,
      responseCode = "201",
      responseDescription = "The token with its secret, which is shown this once")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(responseCode = "403", description = "`session-needed` or `scope-not-held`")
  @APIResponse(responseCode = "409", description = "`too-many-tokens`: an account has at most 100")
  public Uni<IssuedTokenView> make(TokenRequest request) {
    TokenName name = BodyProblems.at("/name", () -> new TokenName(request.name()));
    return tokens
        .make(
            caller.permit(),
            orOwn(request.account()),
            name,
            request.scopes(),
            Objects.requireNonNullElse(request.expiresAt(), PersonalTokens.NEVER))
        .map(IssuedTokenView::of);
  }

  private String orOwn(@Nullable String account) {
    return Objects.requireNonNullElseGet(account, () -> caller.signedIn().id());
  }

  /** An account's tokens, without their secrets. */
  @RolesAllowed(Scopes.LOBBY)
  @GET
  @Operation(
      operationId = "listTokens",
      summary = "The personal tokens of my account, or of one that I own, the newest first",
      description = "Without their secrets, which are shown once.")
  @APIResponseSchema(
      value = TokenList.class,
      responseCode = "200",
      responseDescription = "The tokens, without their secrets")
  @APIResponse(responseCode = "400", description = "The caller owns no such account in use")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(responseCode = "403", description = "The token lacks the scope `lobby`")
  public Uni<TokenList> list(
      @Parameter(
              description = "The id of a bot or service; left out: the caller's own account.",
              in = ParameterIn.QUERY)
          @QueryParam("account")
          @Nullable String account) {
    return tokens.of(caller.permit(), orOwn(account)).map(TokenList::of);
  }

  /** Revokes a token. */
  @RolesAllowed(Scopes.LOBBY)
  @DELETE
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @ResponseStatus(204)
  @Operation(
      operationId = "revokeToken",
      summary = "Revoke a personal token",
      description =
          "Of the caller's account, or of one that it owns. It is refused by every service within 5 s,"
              + " and streams under it end.")
  @APIResponse(responseCode = "204", description = "Revoked")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(responseCode = "403", description = "The token lacks the scope `lobby`")
  @APIResponse(responseCode = "404", description = "The caller has no such token")
  public Uni<Void> revoke(@PathParam("id") String id) {
    return tokens.revoke(caller.permit(), id);
  }

  /** Gives a token of at most ten minutes for a personal one. */
  @PermitAll
  @Uncounted("the gateway asks it for whoever comes with a personal token")
  @POST
  @Path("/exchange")
  @Operation(
      operationId = "exchangeToken",
      summary = "Exchange a personal token for a bearer token",
      description =
          "The gateway does this by itself for `Authorization: Bearer ump_...`. The bearer token lives at most ten minutes and has the scopes of the personal one.")
  @APIResponseSchema(
      value = SessionView.class,
      responseCode = "200",
      responseDescription = "A bearer token and its account")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "401", description = "Revoked, expired, or no token of ours")
  @APIResponse(responseCode = "503", description = "Too many at once; see `Retry-After`")
  public Uni<SessionView> exchange(ExchangeRequest request) {
    return tokens.exchange(request.token()).map(SessionView::of);
  }
}
