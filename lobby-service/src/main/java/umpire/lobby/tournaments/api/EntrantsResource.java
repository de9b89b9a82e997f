package umpire.lobby.tournaments.api;

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
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.resteasy.reactive.ResponseStatus;
import org.jspecify.annotations.Nullable;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.lobby.identity.sessions.Scopes;
import umpire.lobby.matchmaking.PlayerForm;
import umpire.lobby.tournaments.EntrantImports;
import umpire.lobby.tournaments.Entrants;
import umpire.lobby.tournaments.Invitations;

/** Who takes part in a tournament. */
@Path("/v1/tournaments/{id}/entrants")
@Tag(name = "tournaments")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@CallerDependent
public class EntrantsResource {
  private static final String NO_TOKEN = "No valid token";
  private static final String NONE =
      "There is no such tournament, or the caller may not know of it";

  private final Entrants entrants;
  private final Invitations invitations;
  private final EntrantImports imports;
  private final Viewers viewers;
  private final Caller caller;

  EntrantsResource(
      Entrants entrants,
      Invitations invitations,
      EntrantImports imports,
      Viewers viewers,
      Caller caller) {
    this.entrants = entrants;
    this.invitations = invitations;
    this.imports = imports;
    this.viewers = viewers;
    this.caller = caller;
  }

  /** Who is to be brought in. */
  @Schema(
      name = "EntrantsCsv",
      requiredProperties = {"csv"})
  public record Csv(
      @Schema(
              maxLength = 1_000_000,
              description =
                  "RFC 4180. The first line is `name`; below it stand names of accounts, at most 1,000.")
          String csv,
      @Schema(description = "Whether everything is checked and nothing kept. Left out: no.")
          @Nullable Boolean dryRun) {}

  /** Everybody. */
  @PermitAll
  @GET
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "listEntrants",
      summary = "Who takes part in a tournament",
      description = "By pairing numbers, then in the order in which they entered.")
  @APIResponseSchema(
      value = EntrantList.class,
      responseCode = "200",
      responseDescription = "Everybody; the version of the tournament is the ETag")
  @APIResponse(responseCode = "304", description = "The caller has this version")
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Response> list(@PathParam("id") String id, @Context Request request) {
    return viewers.answer(
        id,
        request,
        row ->
            entrants
                .all(row.id())
                .map(all -> new EntrantList(all.stream().map(EntrantView::of).toList())));
  }

  /** Enters. */
  @RolesAllowed({Scopes.LOBBY, Scopes.TOURNAMENT_HOST})
  @POST
  @Operation(
      operationId = "enterTournament",
      summary = "Enter a tournament, or bring somebody in",
      description =
          "The caller enters with the scope `lobby`; staff bring others in with `tournament:host`. Whoever has entered changes their salt alone.")
  @APIResponseSchema(
      value = EntrantView.class,
      responseCode = "200",
      responseDescription = "The entry; `waiting` where no place was left")
  @APIResponse(responseCode = "400", description = "Malformed, or no such account in use")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(
      responseCode = "403",
      description = "`banned`; the token lacks the scope, no role, or the caller is not invited")
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(
      responseCode = "409",
      description = "`wrong-status`, `withdrawn` or `rating-out-of-range`")
  public Uni<EntrantView> enter(@PathParam("id") String id, EntrantRequest request) {
    String account = request.account();
    if (account == null) {
      String salt = PlayerForm.read(caller.withScope(Scopes.LOBBY), null, request.salt()).salt();
      return entrants.enter(caller.signedIn(), id, salt).map(EntrantView::of);
    }
    if (request.salt() != null) {
      throw Problem.malformed("/salt", "whoever plays chooses it").asException();
    }
    return invitations
        .bring(caller.withScope(Scopes.TOURNAMENT_HOST), id, account)
        .map(EntrantView::of);
  }

  /** Brings in all of a list. */
  @RolesAllowed(Scopes.TOURNAMENT_HOST)
  @POST
  @Path("/csv")
  @Operation(
      operationId = "bringEntrants",
      summary = "Bring in everybody of a list",
      description =
          "By staff, as one by one: bots of the house and of the caller's enter, everybody else is invited. All of the list or nothing.")
  @APIResponseSchema(
      value = EntrantList.class,
      responseCode = "200",
      responseDescription = "Their entries, in the order of the lines")
  @APIResponse(
      responseCode = "400",
      description = "Malformed; `errors` has one for each line that is wrong")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(
      responseCode = "403",
      description =
          "The token lacks the scope `tournament:host`, or its account the role `arbiter`")
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<EntrantList> bring(@PathParam("id") String id, Csv request) {
    return imports
        .bring(caller.signedIn(), id, request.csv(), Boolean.TRUE.equals(request.dryRun()))
        .map(all -> new EntrantList(all.stream().map(EntrantView::of).toList()));
  }

  /** Withdraws. */
  @RolesAllowed({Scopes.LOBBY, Scopes.TOURNAMENT_HOST})
  @DELETE
  @Path("/{account}")
  @Consumes(MediaType.WILDCARD)
  @ResponseStatus(204)
  @Operation(
      operationId = "withdrawEntrant",
      summary = "Withdraw from a tournament, or withdraw somebody",
      description =
          "Before the start whoever waits longest has the place. A match that is being played goes on, and counts.")
  @APIResponse(responseCode = "204", description = "Withdrawn")
  @APIResponse(responseCode = "401", description = NO_TOKEN)
  @APIResponse(responseCode = "403", description = "The token lacks the scope, or no role")
  @APIResponse(
      responseCode = "404",
      description = "There is no such tournament, or nobody of this account has entered it")
  @APIResponse(responseCode = "409", description = "`wrong-status`: it is over")
  public Uni<Void> withdraw(@PathParam("id") String id, @PathParam("account") String account) {
    return entrants.withdraw(
        caller.withScope(
            caller.signedIn().id().equals(account) ? Scopes.LOBBY : Scopes.TOURNAMENT_HOST),
        id,
        account);
  }
}
