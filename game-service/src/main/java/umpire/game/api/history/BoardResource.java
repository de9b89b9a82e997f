package umpire.game.api.history;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.DefaultValue;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.QueryParam;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.parameters.Parameter;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jspecify.annotations.Nullable;
import umpire.board.PictureFrame;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.game.api.catalogue.GamesResource;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.QueryParameters;
import umpire.game.api.http.ReaderAccess;
import umpire.game.catalogue.BoardPictures;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.reading.MatchReader;
import umpire.game.store.transaction.ShownRow;

/** The position of a match as a picture, now or at an event, as the caller may see it. */
@Path("/v1/matches/{id}")
@CallerDependent
@PermitAll
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(
    responseCode = "400",
    description = "`at` is no number that the viewer has reached, or `part` or `width` is none.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(
    responseCode = "403",
    description = "The token lacks the scope, or the seat is not the caller's.")
@APIResponse(responseCode = "404", description = "There is no such match.")
@APIResponse(responseCode = "503", description = "`busy`, with `Retry-After`.")
public class BoardResource {
  private static final String WHAT =
      "As the caller's seat sees it, its draft laid over; `seat=public` as everybody does. With `at` as it was when that viewer had that number, as a stream's `id` and an event's `seq` tell it, without drafts: at the end of the last transaction that it covers.";

  private static final String AT =
      "A number of whoever the board is drawn for: the board as it was then.";

  private final Caller caller;
  private final MatchReader matchReader;
  private final BoardPictures boardPictures;

  BoardResource(Caller caller, MatchReader matchReader, BoardPictures boardPictures) {
    this.caller = caller;
    this.matchReader = matchReader;
    this.boardPictures = boardPictures;
  }

  /** The board as SVG. */
  @GET
  @Path("/board.svg")
  @Produces(GamesResource.SVG)
  @Operation(operationId = "drawBoard", summary = "The board", description = WHAT)
  @APIResponse(responseCode = "200", description = "SVG.")
  public Uni<Response> svg(
      @PathParam("id") String id,
      @QueryParam("seat") @DefaultValue("") String seat,
      @Parameter(description = AT) @QueryParam("at") @Nullable String at,
      @Parameter(description = QueryParameters.PART) @QueryParam("part") @DefaultValue("all")
          String part,
      @Parameter(description = QueryParameters.WIDTH) @QueryParam("width") @Nullable String width) {
    PictureFrame pictureFrame = QueryParameters.frame(part, width);
    return picture(id, seat, at, pictureFrame, BoardPictures.Format.SVG, GamesResource.SVG);
  }

  /** The board as PNG. */
  @GET
  @Path("/board.png")
  @Produces(GamesResource.PNG)
  @Operation(operationId = "drawBoardInPixels", summary = "The board in pixels", description = WHAT)
  @APIResponse(responseCode = "200", description = "PNG.")
  public Uni<Response> png(
      @PathParam("id") String id,
      @QueryParam("seat") @DefaultValue("") String seat,
      @Parameter(description = AT) @QueryParam("at") @Nullable String at,
      @Parameter(description = QueryParameters.PART) @QueryParam("part") @DefaultValue("all")
          String part,
      @Parameter(description = QueryParameters.WIDTH) @QueryParam("width") @Nullable String width) {
    PictureFrame pictureFrame = QueryParameters.frame(part, width);
    return picture(id, seat, at, pictureFrame, BoardPictures.Format.PNG, GamesResource.PNG);
  }

  private Uni<Response> picture(
      String id,
      String seat,
      @Nullable String at,
      PictureFrame pictureFrame,
      BoardPictures.Format format,
      String mediaType) {
    MatchReaderAccess matchReaderAccess = ReaderAccess.of(caller);
    return matchReader
        .see(MatchId.of(id), matchReaderAccess)
        .map(visibleMatch -> as(visibleMatch, seat))
        .flatMap(now -> matchReader.asOf(now, QueryParameters.at(at)))
        .flatMap(
            visibleMatch ->
                boardPictures.draw(
                    visibleMatch.standing().edition().pack(),
                    visibleMatch::sketch,
                    format,
                    pictureFrame))
        .map(body -> Response.ok(body.bytes(), mediaType).build());
  }

  private static VisibleMatch as(VisibleMatch visibleMatch, String seat) {
    if (seat.isEmpty() || seat.equals(visibleMatch.viewer())) {
      return visibleMatch;
    }
    if (!seat.equals(ShownRow.PUBLIC)) {
      throw Problem.forbidden(
              "The seat is not the caller's, who sees as " + visibleMatch.viewer() + ".")
          .asException();
    }
    return visibleMatch.asEverybody();
  }
}
