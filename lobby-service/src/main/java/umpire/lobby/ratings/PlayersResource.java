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
import umpire.lobby.matchmaking.Catalogue;

/** Who plays, and how well. */
@Path("/v1/players")
@Tag(name = "ratings", description = "Glicko-2 ratings, leaderboards and how often sides win.")
@Produces(MediaType.APPLICATION_JSON)
public class PlayersResource {
  private final RatingQueries queries;
  private final Catalogue catalogue;

  PlayersResource(RatingQueries queries, Catalogue catalogue) {
    this.queries = queries;
    this.catalogue = catalogue;
  }

  /** Somebody. */
  @PermitAll
  @GET
  @Path("/{account}")
  @Operation(
      operationId = "readPlayer",
      summary = "A player with all ratings",
      description =
          "Ratings of each game, and of each side of each scenario, in which rated matches of theirs have ended.")
  @APIResponseSchema(
      value = PlayerView.class,
      responseCode = "200",
      responseDescription = "The player")
  @APIResponse(responseCode = "404", description = "There is no such account")
  public Uni<PlayerView> player(@PathParam("account") String account) {
    return queries.player(account);
  }

  /** How a rating came about. */
  @PermitAll
  @GET
  @Path("/{account}/ratings/{game}")
  @Operation(
      operationId = "readRatingHistory",
      summary = "How a player's rating came about",
      description =
          "One point for each week in which a rated match ended; with `scenario` and `seat` of that side alone.")
  @APIResponseSchema(
      value = RatingHistoryView.class,
      responseCode = "200",
      responseDescription = "The points")
  @APIResponse(
      responseCode = "400",
      description = "No such scenario or seat, or one without the other")
  @APIResponse(responseCode = "404", description = "There is no such account or game")
  @APIResponse(
      responseCode = "503",
      description = "`catalogue-unknown`: the games are not known yet")
  public Uni<RatingHistoryView> history(
      @PathParam("account") String account,
      @PathParam("game") String game,
      @QueryParam("scenario") @DefaultValue("") String scenario,
      @QueryParam("seat") @DefaultValue("") String seat) {
    return queries.history(account, RatedSide.read(catalogue, game, scenario, seat));
  }
}
