package umpire.lobby.api;

import io.smallrye.mutiny.Uni;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
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
import umpire.lobby.identity.AccountName;
import umpire.lobby.identity.Accounts;
import umpire.lobby.identity.Password;

/** Signing up, and who one is. */
@Path("/v1/accounts")
@Tag(name = "accounts")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class AccountsResource {
  private final Accounts accounts;
  private final Caller caller;

  AccountsResource(Accounts accounts, Caller caller) {
    this.accounts = accounts;
    this.caller = caller;
  }

  @POST
  @ResponseStatus(201)
  @Operation(operationId = "signUp", summary = "Open an account")
  @APIResponseSchema(
      value = AccountView.class,
      responseCode = "201",
      responseDescription = "The account is open")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "409", description = "The name is taken, in whatever case")
  @APIResponse(responseCode = "503", description = "Too many at once; see `Retry-After`")
  public Uni<AccountView> signUp(Credentials credentials) {
    AccountName name = Pointed.at("/name", () -> new AccountName(credentials.name()));
    Password password = Pointed.at("/password", () -> Password.chosen(credentials.password()));
    return accounts.open(name, password).map(AccountView::of);
  }

  @GET
  @Path("/me")
  @Operation(operationId = "me", summary = "The account that is signed in")
  @APIResponseSchema(
      value = AccountView.class,
      responseCode = "200",
      responseDescription = "The caller's account")
  @APIResponse(responseCode = "401", description = "No valid token")
  public Uni<AccountView> me() {
    return accounts
        .of(caller.signedIn().id())
        .map(found -> found.orElseThrow(() -> Problem.unauthenticated().asException()))
        .map(AccountView::of);
  }
}
