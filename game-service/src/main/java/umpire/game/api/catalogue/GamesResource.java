package umpire.game.api.catalogue;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import java.util.Optional;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.board.PictureFrame;
import umpire.chassis.http.Problem;
import umpire.game.api.http.QueryParameters;
import umpire.game.api.shape.catalogue.GamesShape;
import umpire.game.api.shape.catalogue.PackShape;
import umpire.game.api.shape.catalogue.RulesShape;
import umpire.game.catalogue.BoardPictures;
import umpire.game.catalogue.Catalogue;
import umpire.game.catalogue.PackDocument;
import umpire.game.edition.Editions;

/** The games on the shelf, their ledgers and packs: public, and to be kept by their tag. */
@Path("/v1/games")
@PermitAll
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "games", description = "The games on the shelf: rules, map, counters, charts.")
@APIResponse(responseCode = "304", description = "As the caller has it.")
public class GamesResource {
  public static final String SVG = "image/svg+xml";
  public static final String PNG = "image/png";

  private final Catalogue catalogue;
  private final BoardPictures boardPictures;
  private final Editions editions;

  GamesResource(Catalogue catalogue, BoardPictures boardPictures, Editions editions) {
    this.catalogue = catalogue;
    this.boardPictures = boardPictures;
    this.editions = editions;
  }

  private static Response json(Request request, Optional<PackDocument> document) {
    return CacheableResponses.answer(request, document, MediaType.APPLICATION_JSON);
  }

  /** Every game. */
  @GET
  @Operation(
      operationId = "listGames",
      summary = "The catalogue",
      description =
          "With its edition, seats, scenarios, options and sequence of play, as much as a client needs to open a match.")
  @APIResponse(
      responseCode = "200",
      description = "Every game on the shelf.",
      content = @Content(schema = @Schema(implementation = GamesShape.class)))
  public Response games(@Context Request request) {
    return CacheableResponses.answer(request, catalogue.games(), MediaType.APPLICATION_JSON);
  }

  /** One game. */
  @GET
  @Path("/{game}")
  @Operation(
      operationId = "readGame",
      summary = "A game's entry in the catalogue",
      description = "As the catalogue has it.")
  @APIResponse(
      responseCode = "200",
      description = "The entry.",
      content = @Content(schema = @Schema(implementation = GamesShape.GameShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such game.")
  public Response game(@PathParam("game") String game, @Context Request request) {
    return json(request, catalogue.game(game));
  }

  /** The ledger. */
  @GET
  @Path("/{game}/rules")
  @Operation(
      operationId = "readRules",
      summary = "The ledger of a game",
      description = "Every numbered rule in our own words, with its rulings.")
  @APIResponse(
      responseCode = "200",
      description = "The ledger, in the booklet's order.",
      content = @Content(schema = @Schema(implementation = RulesShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such game.")
  public Response rules(@PathParam("game") String game, @Context Request request) {
    return json(request, catalogue.rules(game));
  }

  /** One rule. */
  @GET
  @Path("/{game}/rules/{ruleId}")
  @Operation(
      operationId = "readRule",
      summary = "One rule",
      description = "By its number or its slug: `19.3/r45` has the slug `19.3.r45`.")
  @APIResponse(
      responseCode = "200",
      description = "The rule and its rulings.",
      content = @Content(schema = @Schema(implementation = RulesShape.OneShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such game or rule.")
  public Response rule(
      @PathParam("game") String game,
      @PathParam("ruleId") String ruleId,
      @Context Request request) {
    return json(request, catalogue.rule(game, ruleId));
  }

  /** The map. */
  @GET
  @Path("/{game}/map")
  @Operation(
      operationId = "readMap",
      summary = "The map of a game, with provenance",
      description =
          "Of the present edition. Hexes, hexsides and links are named as in commands, offers and events.")
  @APIResponse(
      responseCode = "200",
      description = "Hexes, hexsides, links, areas, and the named sets that offers refer to.",
      content = @Content(schema = @Schema(implementation = PackShape.MapShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such game.")
  public Response map(@PathParam("game") String game, @Context Request request) {
    return json(request, catalogue.map(game));
  }

  /** The counters. */
  @GET
  @Path("/{game}/counters")
  @Operation(
      operationId = "readCounters",
      summary = "The counters of a game, with provenance",
      description = "Of the present edition. Units are named as in commands, offers and events.")
  @APIResponse(
      responseCode = "200",
      description = "Every counter, in the game's shape.",
      content = @Content(schema = @Schema(implementation = PackShape.CountersShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such game.")
  public Response counters(@PathParam("game") String game, @Context Request request) {
    return json(request, catalogue.counters(game));
  }

  /** What charts there are. */
  @GET
  @Path("/{game}/tables")
  @Operation(
      operationId = "listTables",
      summary = "The charts of a game",
      description = "Of the present edition; `readTable` has the cells.")
  @APIResponse(
      responseCode = "200",
      description = "All but the cells.",
      content = @Content(schema = @Schema(implementation = PackShape.TablesShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such game.")
  public Response tables(@PathParam("game") String game, @Context Request request) {
    return json(request, catalogue.tables(game));
  }

  /** One chart. */
  @GET
  @Path("/{game}/tables/{table}")
  @Operation(
      operationId = "readTable",
      summary = "One chart, with provenance",
      description = "Of the present edition, cell by cell as the rules read it.")
  @APIResponse(
      responseCode = "200",
      description = "Axes and cells.",
      content = @Content(schema = @Schema(implementation = PackShape.TableShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such game or chart.")
  public Response table(
      @PathParam("game") String game, @PathParam("table") String table, @Context Request request) {
    return json(request, catalogue.table(game, table));
  }

  /** What scenarios there are. */
  @GET
  @Path("/{game}/scenarios")
  @Operation(
      operationId = "listScenarios",
      summary = "The scenarios of a game",
      description = "Of the present edition; `readScenario` has the set-up.")
  @APIResponse(
      responseCode = "200",
      description = "All but the set-ups.",
      content = @Content(schema = @Schema(implementation = PackShape.ScenariosShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such game.")
  public Response scenarios(@PathParam("game") String game, @Context Request request) {
    return json(request, catalogue.scenarios(game));
  }

  /** One scenario. */
  @GET
  @Path("/{game}/scenarios/{scenario}")
  @Operation(
      operationId = "readScenario",
      summary = "One scenario, with provenance",
      description = "Of the present edition, as a match that is opened now begins.")
  @APIResponse(
      responseCode = "200",
      description = "With its set-up, in the game's shape.",
      content = @Content(schema = @Schema(implementation = PackShape.ScenarioShape.class)))
  @APIResponse(responseCode = "404", description = "There is no such game or scenario.")
  public Response scenario(
      @PathParam("game") String game,
      @PathParam("scenario") String scenario,
      @Context Request request) {
    return json(request, catalogue.scenario(game, scenario));
  }

  /** The empty map as SVG. */
  @GET
  @Path("/{game}/board.svg")
  @Produces(SVG)
  @Operation(
      operationId = "drawMap",
      summary = "The empty map as a picture",
      description = "Of the present edition; it scales, and each hex has its number.")
  @APIResponse(responseCode = "200", description = "SVG.")
  @APIResponse(responseCode = "400", description = "`part` or `width` is none.")
  @APIResponse(responseCode = "404", description = "There is no such game.")
  @APIResponse(responseCode = "503", description = "`busy`, with `Retry-After`.")
  public Uni<Response> svg(
      @PathParam("game") String game,
      @Parameter(description = QueryParameters.PART) @QueryParam("part") @DefaultValue("all")
          String part,
      @Parameter(description = QueryParameters.WIDTH) @QueryParam("width") @Nullable String width,
      @Context Request request) {
    return picture(
        game, QueryParameters.frame(part, width), BoardPictures.Format.SVG, SVG, request);
  }

  /** The empty map as PNG. */
  @GET
  @Path("/{game}/board.png")
  @Produces(PNG)
  @Operation(
      operationId = "drawMapInPixels",
      summary = "The empty map in pixels",
      description = "The same picture as PNG.")
  @APIResponse(responseCode = "200", description = "PNG.")
  @APIResponse(responseCode = "400", description = "`part` or `width` is none.")
  @APIResponse(responseCode = "404", description = "There is no such game.")
  @APIResponse(responseCode = "503", description = "`busy` or `no-fonts`, with `Retry-After`.")
  public Uni<Response> png(
      @PathParam("game") String game,
      @Parameter(description = QueryParameters.PART) @QueryParam("part") @DefaultValue("all")
          String part,
      @Parameter(description = QueryParameters.WIDTH) @QueryParam("width") @Nullable String width,
      @Context Request request) {
    return picture(
        game, QueryParameters.frame(part, width), BoardPictures.Format.PNG, PNG, request);
  }

  private Uni<Response> picture(
      String game,
      PictureFrame pictureFrame,
      BoardPictures.Format format,
      String mediaType,
      Request request) {
    return boardPictures
        .empty(
            editions.current(game).orElseThrow(() -> Problem.notFound().asException()),
            format,
            pictureFrame)
        .map(packDocument -> CacheableResponses.answer(request, packDocument, mediaType));
  }
}
