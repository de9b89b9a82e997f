package umpire.lobby.ratings;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.Problem;
import umpire.lobby.matchmaking.Catalogue;

/** The best of each game, and which sides win. */
@Path("/v1")
@Tag(name = "ratings")
@Produces(MediaType.APPLICATION_JSON)
public class LeaderboardsResource {
  private final RatingQueries queries;
  private final Catalogue catalogue;

  LeaderboardsResource(RatingQueries queries, Catalogue catalogue) {
    this.queries = queries;
    this.catalogue = catalogue;
  }

  /** A leaderboard. */
  @PermitAll
  @GET
  @Path("/leaderboards/{game}")
  @Operation(
      operationId = "readLeaderboard",
      summary = "The best of a game, the best first",
      description =
          "With `scenario` and `seat` of that side alone. Provisional ratings are left out unless `provisional` is true.")
  @APIResponseSchema(
      value = LeaderboardView.class,
      responseCode = "200",
      responseDescription = "At most 50 players")
  @APIResponse(
      responseCode = "400",
      description =
          "No such scenario or seat, one without the other, no flag, or no cursor of this list")
  @APIResponse(responseCode = "404", description = "There is no such game")
  @APIResponse(
      responseCode = "503",
      description = "`catalogue-unknown`: the games are not known yet")
  public Uni<LeaderboardView> leaderboard(
      @PathParam("game") String game,
      @QueryParam("scenario") @DefaultValue("") String scenario,
      @QueryParam("seat") @DefaultValue("") String seat,
      @QueryParam("provisional") @DefaultValue("false") String provisional,
      @QueryParam("cursor") @DefaultValue("") String cursor) {
    return queries.leaderboard(
        RatedSide.read(catalogue, game, scenario, seat),
        flag(provisional),
        LeaderboardCursor.read(cursor));
  }

  private static boolean flag(String text) {
    return switch (text) {
      case "true" -> true;
      case "false" -> false;
      default ->
          throw Problem.malformed("", "provisional is true or false, not '" + text + "'")
              .asException();
    };
  }

  /** How often sides win. */
  @PermitAll
  @GET
  @Path("/win-rates/{game}")
  @Operation(
      operationId = "readWinRates",
      summary = "How often each side of each scenario wins",
      description =
          "Of the rated matches that have ended, with intervals of 95 percent: by them a host balances sides.")
  @APIResponseSchema(
      value = WinRatesView.class,
      responseCode = "200",
      responseDescription = "The rates; scenarios without a rated match are left out")
  @APIResponse(responseCode = "404", description = "There is no such game")
  @APIResponse(
      responseCode = "503",
      description = "`catalogue-unknown`: the games are not known yet")
  public Uni<WinRatesView> winRates(@PathParam("game") String game) {
    catalogue.requireGame(game);
    return queries.winRates(game);
  }
}
