package umpire.lobby.tournaments.standings;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.tournaments.Readings;
import umpire.lobby.tournaments.api.Viewers;
import umpire.tournament.picture.Style;

/** A tournament as scalable pictures, with names and never with ids of accounts. */
@Path("/v1/tournaments/{id}")
@Tag(name = "tournaments")
@Produces(PicturesResource.SVG)
@CallerDependent
public class PicturesResource {
  static final String SVG = "image/svg+xml";
  private static final String NONE =
      "There is no such tournament, or the caller may not know of it";
  private static final String HAS = "The caller has this version";
  private static final String BAD = "`theme` is neither light nor dark";
  private static final String LARGE = "`too-large`: more than a picture holds";

  private final Readings readings;
  private final Viewers viewers;

  PicturesResource(Readings readings, Viewers viewers) {
    this.readings = readings;
    this.viewers = viewers;
  }

  /** The standings. */
  @PermitAll
  @GET
  @Path("/standings.svg")
  @Operation(
      operationId = "drawStandings",
      summary = "The standings as a picture",
      description = "Rank, name and the values of all criteria; up to 500 lines.")
  @APIResponse(
      responseCode = "200",
      description = "The picture",
      content = @Content(mediaType = SVG, schema = @Schema(type = SchemaType.STRING)))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "400", description = BAD)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = LARGE)
  public Uni<Response> standings(
      @PathParam("id") String id,
      @QueryParam("theme") @DefaultValue("light") String theme,
      @Context Request request) {
    return drawn(id, theme, request, Pictures::standings);
  }

  /** The cross table. */
  @PermitAll
  @GET
  @Path("/cross-table.svg")
  @Operation(
      operationId = "drawCrossTable",
      summary = "The cross table as a picture",
      description =
          "By rounds; of a round robin of one group, by entrants where there are at most 24.")
  @APIResponse(
      responseCode = "200",
      description = "The picture",
      content = @Content(mediaType = SVG, schema = @Schema(type = SchemaType.STRING)))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "400", description = BAD)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = LARGE)
  public Uni<Response> crossTable(
      @PathParam("id") String id,
      @QueryParam("theme") @DefaultValue("light") String theme,
      @Context Request request) {
    return drawn(id, theme, request, Pictures::crossTable);
  }

  /** The bracket. */
  @PermitAll
  @GET
  @Path("/bracket.svg")
  @Operation(
      operationId = "drawBracket",
      summary = "The bracket of a knock-out as a picture",
      description = "By the rounds that are closed; up to 64 entrants.")
  @APIResponse(
      responseCode = "200",
      description = "The picture",
      content = @Content(mediaType = SVG, schema = @Schema(type = SchemaType.STRING)))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "400", description = BAD)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(
      responseCode = "409",
      description = "`no-bracket`: the format has none, or not yet; `too-large`")
  public Uni<Response> bracket(
      @PathParam("id") String id,
      @QueryParam("theme") @DefaultValue("light") String theme,
      @Context Request request) {
    return drawn(id, theme, request, Pictures::bracket);
  }

  /** The pairings of a round. */
  @PermitAll
  @GET
  @Path("/rounds/{round}/pairings.svg")
  @Operation(
      operationId = "drawPairings",
      summary = "The pairings of a round as a picture",
      description = "Boards, sides, names, and the result or that it is open.")
  @APIResponse(
      responseCode = "200",
      description = "The picture",
      content = @Content(mediaType = SVG, schema = @Schema(type = SchemaType.STRING)))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "400", description = BAD)
  @APIResponse(responseCode = "404", description = "There is no such tournament or round")
  @APIResponse(responseCode = "409", description = LARGE)
  public Uni<Response> pairings(
      @PathParam("id") String id,
      @PathParam("round") int round,
      @QueryParam("theme") @DefaultValue("light") String theme,
      @Context Request request) {
    return drawn(id, theme, request, Drawing.ofRound(round));
  }

  private Uni<Response> drawn(String id, String theme, Request request, Drawing drawing) {
    Style style = Pictures.style(theme);
    return viewers.answer(
        id,
        request,
        SVG,
        row ->
            readings.computed(row, state -> Pictures.within(() -> drawing.of(row, state, style))));
  }
}
