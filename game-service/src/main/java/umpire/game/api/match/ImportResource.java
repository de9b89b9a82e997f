package umpire.game.api.match;

import io.smallrye.common.annotation.Blocking;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import java.io.InputStream;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.parameters.RequestBody;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.CreatedResponses;
import umpire.game.api.http.Scopes;
import umpire.game.api.json.MatchJson;
import umpire.game.api.shape.history.ExportShape;
import umpire.game.api.shape.match.MatchShape;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.reading.MatchReader;
import umpire.game.referee.replay.MatchImport;

/** Taking an exported match in. */
@Path("/v1/matches/import")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
public class ImportResource {
  private final Caller caller;
  private final MatchImport matchImport;
  private final MatchReader matchReader;

  ImportResource(Caller caller, MatchImport matchImport, MatchReader matchReader) {
    this.caller = caller;
    this.matchImport = matchImport;
    this.matchReader = matchReader;
  }

  /** Plays an export again, and keeps it if it holds. */
  @RolesAllowed(Scopes.PLAY)
  @Blocking
  @POST
  @Operation(
      operationId = "importMatch",
      summary = "Import an exported match",
      description =
          "Every order is put to the rules again, every report and draw is made anew from the seed; what follows must be what the export tells. It is a finished, unrated match under a new id, public, its seats' accounts marked as `imported:`.")
  @APIResponse(
      responseCode = "201",
      description = "The match; `Location` is its address.",
      content = @Content(schema = @Schema(implementation = MatchShape.class)))
  @APIResponse(responseCode = "400", description = "This is no JSON.")
  @APIResponse(responseCode = "401", description = "Nobody is signed in.")
  @APIResponse(responseCode = "403", description = "The token lacks the scope.")
  @APIResponse(responseCode = "408", description = "`too-slow`: it did not come in time.")
  @APIResponse(
      responseCode = "413",
      description = "It is larger than /v1/limits allows, or takes more memory than one may.")
  @APIResponse(
      responseCode = "422",
      description =
          "`does-not-hold`: `pointer` says where, `detail` why, `findings` by which rule. Nothing is stored.")
  @APIResponse(
      responseCode = "429",
      description =
          "`one-at-a-time`: the account's last import is under way, or too many calls; `Retry-After` says for how long.")
  @APIResponse(
      responseCode = "503",
      description = "`busy`: others are being imported; `Retry-After` says when to try again.")
  public Uni<Response> take(
      @RequestBody(content = @Content(schema = @Schema(implementation = ExportShape.class)))
          InputStream export) {
    String account = caller.signedIn().id();
    return matchImport
        .take(account, export)
        .flatMap(row -> matchReader.see(row, account))
        .map(ImportResource::created);
  }

  private static Response created(VisibleMatch visibleMatch) {
    return CreatedResponses.at("/v1/matches/" + visibleMatch.row().id())
        .entity(MatchJson.header(visibleMatch))
        .build();
  }
}
