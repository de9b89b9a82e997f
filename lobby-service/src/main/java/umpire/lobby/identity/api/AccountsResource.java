package umpire.lobby.identity.api;

import io.quarkus.security.Authenticated;
import io.smallrye.mutiny.Uni;
import io.vertx.core.http.HttpServerRequest;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.PUT;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import java.util.Arrays;
import java.util.List;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.ClientAddresses;
import umpire.chassis.http.Problem;
import umpire.lobby.common.BodyProblems;
import umpire.lobby.identity.accounts.AccountName;
import umpire.lobby.identity.accounts.Accounts;
import umpire.lobby.identity.crypto.Password;
import umpire.lobby.identity.sessions.PasswordChanges;

/** Signing up, who one is, and what others are called. */
@Path("/v1/accounts")
@Tag(name = "accounts", description = "Who somebody is to the others.")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class AccountsResource {
  private static final int MOST_IDS = 100;

  private final Accounts accounts;
  private final PasswordChanges passwordChanges;
  private final Caller caller;
  private final ClientAddresses addresses;

  AccountsResource(
      Accounts accounts,
      PasswordChanges passwordChanges,
      Caller caller,
      ClientAddresses addresses) {
    this.accounts = accounts;
    this.passwordChanges = passwordChanges;
    this.caller = caller;
    this.addresses = addresses;
  }

  @POST
  @ResponseStatus(201)
  @Operation(
      operationId = "signUp",
      summary = "Open an account",
      description = "Anybody may. The name is what others see; case does not tell two apart.")
  @APIResponseSchema(
      value = AccountView.class,
      responseCode = "201",
      responseDescription = "The account is open")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "409", description = "The name is taken, in whatever case")
  @APIResponse(responseCode = "503", description = "Too many at once; see `Retry-After`")
  public Uni<AccountView> signUp(Credentials credentials, @Context HttpServerRequest request) {
    AccountName name = BodyProblems.at("/name", () -> new AccountName(credentials.name()));
    Password password = BodyProblems.at("/password", () -> Password.chosen(credentials.password()));
    return accounts.open(name, password, addresses.network(request)).map(AccountView::of);
  }

  @PermitAll
  @GET
  @Operation(
      operationId = "findAccounts",
      summary = "Names of accounts",
      description =
          "For pages and bots that show who plays: matches name their players by the ids of"
              + " accounts. A retired account keeps its name.")
  @APIResponseSchema(
      value = PlayerList.class,
      responseCode = "200",
      responseDescription = "Those that there are")
  @APIResponse(responseCode = "400", description = "`/ids`: none, or more than 100")
  public Uni<PlayerList> find(
      @Parameter(
              description = "1 to 100 ids, separated by commas.",
              required = true,
              example = "bot:random,0b7f2c44-6a5e-4d0f-9a39-6f3c7a7f7d11")
          @QueryParam("ids")
          @Nullable String ids) {
    String given = ids == null ? "" : ids;
    List<String> asked = Arrays.stream(given.split(",", -1)).map(String::strip).toList();
    if (asked.size() > MOST_IDS || asked.contains("")) {
      throw Problem.malformed("/ids", "1 to " + MOST_IDS + " ids, separated by commas")
          .asException();
    }
    return accounts.all(asked).map(rows -> PlayerList.of(asked, rows));
  }

  @GET
  @Path("/me")
  @Operation(
      operationId = "me",
      summary = "The account that is signed in",
      description = "Whose token it is.")
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

  @Authenticated
  @PUT
  @Path("/me/password")
  @ResponseStatus(204)
  @Operation(
      operationId = "changePassword",
      summary = "Change my password",
      description =
          "Ends all other sessions of the account: their tokens are refused by every service within"
              + " 5 s, and streams under them end. This session and personal tokens go on; those are"
              + " revoked by `DELETE /v1/tokens/{id}`.")
  @APIResponse(responseCode = "204", description = "Changed")
  @APIResponse(responseCode = "400", description = "Malformed; `pointer` says where")
  @APIResponse(responseCode = "401", description = "No valid token")
  @APIResponse(
      responseCode = "403",
      description = "`wrong-password`; `session-needed`: a personal token may not do this")
  @APIResponse(
      responseCode = "409",
      description = "`no-password`: the account is a provider's, or a bot of the house")
  @APIResponse(responseCode = "429", description = "Too many failures; see `Retry-After`")
  @APIResponse(responseCode = "503", description = "Too many at once; see `Retry-After`")
  public Uni<Void> changePassword(PasswordChange change) {
    Password chosen = BodyProblems.at("/newPassword", () -> Password.chosen(change.newPassword()));
    return passwordChanges.change(caller.permit(), new Password(change.oldPassword()), chosen);
  }
}
