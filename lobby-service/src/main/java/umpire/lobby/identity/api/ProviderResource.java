package umpire.lobby.identity.api;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.HttpHeaders;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.identity.accounts.AccountName;
import umpire.lobby.identity.provider.ProviderSignInResult;
import umpire.lobby.identity.provider.ProviderSignIns;

/** Signing in at an outside OpenID provider, where the installation has one. */
@Path("/v1/sessions/oidc")
@Tag(
    name = "sessions",
    description = "Signing in and out, and the keys by which tokens are verified.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@PermitAll
public class ProviderResource {
  private static final String NONE = "`no-provider`: this installation has none";
  private static final String AWAY = "The provider cannot be reached; see `Retry-After`";
  private static final String JSON = MediaType.APPLICATION_JSON;

  private final ProviderSignIns signIns;

  ProviderResource(ProviderSignIns signIns) {
    this.signIns = signIns;
  }

  /** Sends a browser to the provider, and gives a program the address of that page. */
  @GET
  @Produces({JSON, MediaType.TEXT_HTML})
  @Operation(
      operationId = "beginProviderSignIn",
      summary = "Sign in at the outside provider",
      description =
          "A browser is sent to the provider's page; with `Accept: application/json` the page's"
              + " address is told. The provider sends the browser back to"
              + " `/v1/sessions/oidc/callback`, within ten minutes.")
  @APIResponse(
      responseCode = "200",
      description = "Where to go",
      content = @Content(mediaType = JSON, schema = @Schema(implementation = ProviderPage.class)))
  @APIResponse(responseCode = "303", description = "Go there; `Location` says where")
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "503", description = AWAY)
  public Uni<Response> begin(@Context HttpHeaders headers) {
    boolean asJson = wantsJson(headers.getAcceptableMediaTypes());
    return signIns
        .begin()
        .map(
            begun ->
                asJson
                    ? Response.ok(ProviderPage.of(begun), JSON).build()
                    : Response.seeOther(begun.page()).build());
  }

  /** Browsers ask for HTML and take anything; programs ask for JSON. */
  private static boolean wantsJson(List<MediaType> accepted) {
    return accepted.stream()
        .anyMatch(type -> type.getType().equals("application") && type.getSubtype().equals("json"));
  }

  /** Where the provider sends a browser back to. */
  @GET
  @Path("/callback")
  @Operation(
      operationId = "completeProviderSignIn",
      summary = "Come back from the outside provider",
      description =
          "The provider's answer to `GET /v1/sessions/oidc`. Who has an account is signed in; who has"
              + " none gets a ticket, with which `POST /v1/sessions/oidc` opens one.")
  @APIResponse(
      responseCode = "200",
      description = "A bearer token and its account",
      content = @Content(mediaType = JSON, schema = @Schema(implementation = SessionView.class)))
  @APIResponse(
      responseCode = "202",
      description = "The first sign-in: a name is to be chosen",
      content = @Content(mediaType = JSON, schema = @Schema(implementation = TicketView.class)))
  @APIResponse(
      responseCode = "400",
      description =
          "Malformed, `pointer` says where; `unknown-state`: it never began here, has come back"
              + " already, or is too old")
  @APIResponse(
      responseCode = "401",
      description = "`provider-refused`: the provider does not vouch for whoever it is")
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "503", description = AWAY)
  public Uni<Response> complete(
      @QueryParam("state") @DefaultValue("") String state,
      @QueryParam("code") @DefaultValue("") String code,
      @QueryParam("error") @DefaultValue("") String error,
      @QueryParam("iss") @DefaultValue("") String issuer) {
    return signIns
        .complete(new ProviderSignIns.Returned(state, code, error, issuer))
        .map(ProviderResource::answer);
  }

  private static Response answer(ProviderSignInResult providerSignInResult) {
    return switch (providerSignInResult) {
      case ProviderSignInResult.Known known -> Response.ok(SessionView.of(known.session())).build();
      case ProviderSignInResult.New arrived -> Response.accepted(TicketView.of(arrived)).build();
    };
  }

  /** Opens the account of one whom the provider vouched for. */
  @POST
  @ResponseStatus(201)
  @Operation(
      operationId = "registerProviderPerson",
      summary = "Choose a name at the first sign-in",
      description = "Opens the account and signs in. The ticket is good once, for ten minutes.")
  @APIResponseSchema(
      value = SessionView.class,
      responseCode = "201",
      responseDescription = "The account is open; a bearer token of it")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(
      responseCode = "409",
      description = "`name-taken`: the ticket is still good; `already-known`: sign in once more")
  public Uni<SessionView> register(RegistrationRequest request) {
    AccountName name = BodyProblems.at("/name", () -> new AccountName(request.name()));
    return signIns.register(request.ticket(), name).map(SessionView::of);
  }
}
