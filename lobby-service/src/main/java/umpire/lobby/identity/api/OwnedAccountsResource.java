package umpire.lobby.identity.api;

import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.DELETE;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.identity.accounts.AccountName;
import umpire.lobby.identity.accounts.OwnedAccounts;
import umpire.lobby.identity.store.AccountKind;

/** Bots and services, which a person owns. */
@Path("/v1/accounts/owned")
@Tag(name = "accounts", description = "Who somebody is to the others.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
@Authenticated
public class OwnedAccountsResource {
  private static final String SESSION_NEEDED = "`session-needed`: a personal token may not do this";

  private final OwnedAccounts accounts;
  private final Caller caller;

  OwnedAccountsResource(OwnedAccounts accounts, Caller caller) {
    this.accounts = accounts;
    this.caller = caller;
  }

  /** Makes a bot or service. */
  @POST
  @ResponseStatus(201)
  @Operation(
      operationId = "makeAccount",
      summary = "Make a bot or a service",
      description =
          "An account of a program. Nobody signs in to it: its owner makes its personal tokens, by"
              + " `POST /v1/tokens` with `account`.")
  @APIResponseSchema(
      value = AccountView.class,
      responseCode = "201",
      responseDescription = "The account is open")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(
      responseCode = "403",
      description = SESSION_NEEDED + "; `not-a-person`: a bot of the house owns none")
  @APIResponse(
      responseCode = "409",
      description = "`name-taken`, in whatever case; `too-many-accounts`: a person owns at most 20")
  public Uni<AccountView> make(OwnedAccountRequest request) {
    AccountName name = BodyProblems.at("/name", () -> new AccountName(request.name()));
    return accounts.make(caller.permit(), name, kind(request.kind())).map(AccountView::of);
  }

  private static AccountKind kind(String word) {
    return switch (word) {
      case "bot" -> AccountKind.BOT;
      case "service" -> AccountKind.SERVICE;
      default -> throw Problem.malformed("/kind", "bot or service").asException();
    };
  }

  /** The caller's bots and services. */
  @GET
  @Operation(
      operationId = "listAccounts",
      summary = "My bots and services, the oldest first",
      description = "They have no password: their owner makes their tokens.")
  @APIResponseSchema(
      value = AccountList.class,
      responseCode = "200",
      responseDescription = "Those in use")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(responseCode = "403", description = SESSION_NEEDED)
  public Uni<AccountList> list() {
    return accounts.of(caller.permit()).map(AccountList::of);
  }

  /** Takes one out of use. */
  @DELETE
  @Path("/{id}")
  @Consumes(MediaType.WILDCARD)
  @ResponseStatus(204)
  @Operation(
      operationId = "retireAccount",
      summary = "Retire a bot or a service",
      description =
          "For good. Its personal tokens are refused by every service within 5 s, streams under"
              + " them end, its open seeks and challenges are cancelled, those sent to it declined, its"
              + " webhooks removed. Its name stays taken.")
  @APIResponse(responseCode = "204", description = "Retired")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(responseCode = "403", description = SESSION_NEEDED)
  @APIResponse(responseCode = "404", description = "The caller owns no such account in use")
  public Uni<Void> retire(@PathParam("id") String id) {
    return accounts.retire(caller.permit(), id);
  }
}
