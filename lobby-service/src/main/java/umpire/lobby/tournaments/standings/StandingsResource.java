package umpire.lobby.tournaments.standings;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.Context;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Request;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.enums.SchemaType;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponseSchema;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.CallerDependent;
import umpire.lobby.tournaments.Readings;
import umpire.lobby.tournaments.api.Viewers;
import umpire.lobby.tournaments.state.TournamentState;
import umpire.lobby.tournaments.store.TournamentRow;
import umpire.tournament.export.Tables;

/** Standings and what is exported of them. */
@Path("/v1/tournaments/{id}")
@Tag(name = "tournaments")
@CallerDependent
public class StandingsResource {
  private static final String CSV = "text/csv;charset=UTF-8";
  private static final String TEXT = "text/plain;charset=UTF-8";
  private static final String NONE =
      "There is no such tournament, or the caller may not know of it";
  private static final String HAS = "The caller has this version";

  private final Readings readings;
  private final Viewers viewers;

  StandingsResource(Readings readings, Viewers viewers) {
    this.readings = readings;
    this.viewers = viewers;
  }

  /** The standings. */
  @PermitAll
  @GET
  @Path("/standings")
  @Produces(MediaType.APPLICATION_JSON)
  @Operation(
      operationId = "readStandings",
      summary = "The standings of a tournament",
      description = "The same for every format; each line says why it stands above the next.")
  @APIResponseSchema(
      value = StandingsView.class,
      responseCode = "200",
      responseDescription = "The standings; the version of the tournament is the ETag")
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Response> standings(@PathParam("id") String id, @Context Request request) {
    return viewers.answer(
        id, request, row -> readings.computed(row, state -> StandingsView.of(row, state)));
  }

  /** The standings for a spreadsheet. */
  @PermitAll
  @GET
  @Path("/standings.csv")
  @Produces("text/csv")
  @Operation(
      operationId = "exportStandings",
      summary = "The standings for a spreadsheet",
      description = "Comma-separated values (RFC 4180), with a column for each criterion.")
  @APIResponse(
      responseCode = "200",
      description = "The standings",
      content = @Content(mediaType = "text/csv", schema = @Schema(type = SchemaType.STRING)))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Response> standingsTable(@PathParam("id") String id, @Context Request request) {
    return export(
        id,
        request,
        CSV,
        (row, state) ->
            Tables.standings(state.standings(state.crossTable()), Reports.names(state)));
  }

  /** The cross table for a spreadsheet. */
  @PermitAll
  @GET
  @Path("/cross-table.csv")
  @Produces("text/csv")
  @Operation(
      operationId = "exportCrossTable",
      summary = "The cross table for a spreadsheet",
      description =
          "Comma-separated values (RFC 4180), for each round opponents, seat, points and kind.")
  @APIResponse(
      responseCode = "200",
      description = "The cross table",
      content = @Content(mediaType = "text/csv", schema = @Schema(type = SchemaType.STRING)))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "404", description = NONE)
  public Uni<Response> crossTable(@PathParam("id") String id, @Context Request request) {
    return export(
        id,
        request,
        CSV,
        (row, state) -> Tables.crossTable(state.crossTable(), Reports.names(state)));
  }

  /** The report for other programs. */
  @PermitAll
  @GET
  @Path("/report.trf")
  @Produces("text/plain")
  @Operation(
      operationId = "exportReport",
      summary = "The tournament as a report of FIDE's form",
      description =
          "TRF16 with the line XXR of TRF(x), so that other pairing programs can read it; white is the first seat.")
  @APIResponse(
      responseCode = "200",
      description = "The report",
      content = @Content(mediaType = "text/plain", schema = @Schema(type = SchemaType.STRING)))
  @APIResponse(responseCode = "304", description = HAS)
  @APIResponse(responseCode = "404", description = NONE)
  @APIResponse(
      responseCode = "409",
      description = "`no-report`: it has no tables of three, no ladders and no arenas")
  public Uni<Response> report(@PathParam("id") String id, @Context Request request) {
    return export(id, request, TEXT, Reports::of);
  }

  /** A text that follows from a tournament. */
  private interface Export {
    String of(TournamentRow row, TournamentState state);
  }

  private Uni<Response> export(String id, Request request, String type, Export export) {
    return viewers.answer(
        id, request, type, row -> readings.computed(row, state -> export.of(row, state)));
  }
}
