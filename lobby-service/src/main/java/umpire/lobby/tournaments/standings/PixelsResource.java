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

/** The pictures of a tournament in pixels, for places that show no SVG. */
@Path("/v1/tournaments/{id}")
@Tag(name = "tournaments")
@Produces(PixelsResource.PNG)
@CallerDependent
public class PixelsResource {
  static final String PNG = "image/png";
  private static final String NONE =
      "There is no such tournament, or the caller may not know of it";
  private static final String HAS = "The caller has this version";
  private static final String BAD = "`theme` is neither light nor dark";
  private static final String BUSY =
      "`busy`, with `Retry-After`; `no-fonts`: this installation draws no pixels";
  private static final String LARGE = "`too-large`: more than a picture holds";

  private final Readings readings;
  private final Viewers viewers;
  private final RasterQueue raster;

  PixelsResource(Readings readings, Viewers viewers, RasterQueue raster) {
    this.readings = readings;
    this.viewers = viewers;
    this.raster = raster;
  }

  /** The standings. */
  @PermitAll
  @GET
  @Path("/standings.png")
  @Operation(
      operationId = "drawStandingsInPixels",
      summary = "The standings as a picture in pixels",
      description = "Rank, name and the values of all criteria; up to 500 lines.")
  @APIResponse(
      responseCode = "200",
      description = "The picture",
      content =
          @Content(mediaType = PNG, schema = @Schema(type = SchemaType.STRING, format = "binary")))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "400", description = BAD)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = LARGE)
  @APIResponse(responseCode = "503", description = BUSY)
  public Uni<Response> standings(
      @PathParam("id") String id,
      @QueryParam("theme") @DefaultValue("light") String theme,
      @Context Request request) {
    return drawn(id, theme, request, "standings", Pictures::standings);
  }

  /** The cross table. */
  @PermitAll
  @GET
  @Path("/cross-table.png")
  @Operation(
      operationId = "drawCrossTableInPixels",
      summary = "The cross table as a picture in pixels",
      description =
          "By rounds; of a round robin of one group, by entrants where there are at most 24.")
  @APIResponse(
      responseCode = "200",
      description = "The picture",
      content =
          @Content(mediaType = PNG, schema = @Schema(type = SchemaType.STRING, format = "binary")))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "400", description = BAD)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(responseCode = "409", description = LARGE)
  @APIResponse(responseCode = "503", description = BUSY)
  public Uni<Response> crossTable(
      @PathParam("id") String id,
      @QueryParam("theme") @DefaultValue("light") String theme,
      @Context Request request) {
    return drawn(id, theme, request, "cross-table", Pictures::crossTable);
  }

  /** The bracket. */
  @PermitAll
  @GET
  @Path("/bracket.png")
  @Operation(
      operationId = "drawBracketInPixels",
      summary = "The bracket of a knock-out as a picture in pixels",
      description = "By the rounds that are closed; up to 64 entrants.")
  @APIResponse(
      responseCode = "200",
      description = "The picture",
      content =
          @Content(mediaType = PNG, schema = @Schema(type = SchemaType.STRING, format = "binary")))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "400", description = BAD)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(
      responseCode = "409",
      description = "`no-bracket`: the format has none, or not yet; `too-large`")
  @APIResponse(responseCode = "503", description = BUSY)
  public Uni<Response> bracket(
      @PathParam("id") String id,
      @QueryParam("theme") @DefaultValue("light") String theme,
      @Context Request request) {
    return drawn(id, theme, request, "bracket", Pictures::bracket);
  }

  /** The pairings of a round. */
  @PermitAll
  @GET
  @Path("/rounds/{round}/pairings.png")
  @Operation(
      operationId = "drawPairingsInPixels",
      summary = "The pairings of a round as a picture in pixels",
      description = "Boards, sides, names, and the result or that it is open.")
  @APIResponse(
      responseCode = "200",
      description = "The picture",
      content =
          @Content(mediaType = PNG, schema = @Schema(type = SchemaType.STRING, format = "binary")))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "400", description = BAD)
  @APIResponse(responseCode = "404", description = "There is no such tournament or round")
  @APIResponse(responseCode = "409", description = LARGE)
  @APIResponse(responseCode = "503", description = BUSY)
  public Uni<Response> pairings(
      @PathParam("id") String id,
      @PathParam("round") int round,
      @QueryParam("theme") @DefaultValue("light") String theme,
      @Context Request request) {
    return drawn(id, theme, request, "round " + round, Drawing.ofRound(round));
  }

  private Uni<Response> drawn(
      String id, String theme, Request request, String name, Drawing drawing) {
    Style style = Pictures.style(theme).forRaster();
    return viewers.answer(
        id,
        request,
        PNG,
        row ->
            raster.png(
                String.join(" ", row.id(), Long.toString(row.version()), name, theme),
                () -> readings.state(row),
                state -> Pictures.within(() -> drawing.of(row, state, style))));
  }
}
