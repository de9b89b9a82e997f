package umpire.game.api.catalogue;

import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import jakarta.ws.rs.core.Response;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Pointer;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.api.http.Scopes;
import umpire.game.api.shape.catalogue.EditionShape;
import umpire.game.edition.Edition;
import umpire.game.edition.Editions;
import umpire.game.events.EditionAnnouncements;
import umpire.kernel.pack.Pack;
import umpire.wire.WireException;

/** Bring your own charts: overlays of a game's pack. */
@Path("/v1/admin/editions")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "games", description = "The games on the shelf: rules, map, counters, charts.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(responseCode = "403", description = "The token lacks the scope.")
public class EditionsResource {
  private static final String NAME = "[!-~]{1,60}";

  private final Editions editions;
  private final EditionAnnouncements announcements;

  EditionsResource(Editions editions, EditionAnnouncements announcements) {
    this.editions = editions;
    this.announcements = announcements;
  }

  /** Lays files over a game's pack; matches may be opened under the name from now on. */
  @RolesAllowed(Scopes.ADMIN)
  @POST
  @Operation(
      operationId = "layEdition",
      summary = "Lay an overlay over a game's pack",
      description =
          "Kept by its checksum and published to the adjudicators. The same overlay again has no"
              + " second effect.")
  @APIResponse(
      responseCode = "201",
      description = "Matches may be opened under its name.",
      content = @Content(schema = @Schema(implementation = EditionShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "The request or a file cannot be read; `pointer` says where.")
  @APIResponse(responseCode = "409", description = "`edition-taken`: another pack has this name.")
  @APIResponse(responseCode = "422", description = "`unplayable`: the rules say why.")
  @APIResponse(
      responseCode = "503",
      description = "`not-published`: it is kept, and the adjudicators will have it later.")
  public Uni<Response> lay(EditionRequest request) {
    if (editions.current(request.game()).isEmpty()) {
      throw Problem.malformed("/game", "there is no game '" + request.game() + "'").asException();
    }
    String prefix = request.game() + "@";
    if (!request.edition().startsWith(prefix)
        || !request.edition().substring(prefix.length()).matches(NAME)) {
      throw Problem.malformed("/edition", prefix + " and 1 to 60 printable characters")
          .asException();
    }
    return editions
        .lay(request.game(), request.edition(), request.files())
        .onFailure(WireException.class)
        .transform(EditionsResource::malformed)
        .call(edition -> published(edition.pack().checksum()))
        .map(EditionsResource::laid);
  }

  private static ProblemException malformed(WireException wrong) {
    String file = wrong.file();
    return Problem.malformed(
            file.isEmpty() ? "/files" : Pointer.member("/files", file) + wrong.pointer(),
            wrong.reason())
        .asException();
  }

  private Uni<Void> published(String checksum) {
    return announcements
        .announce(checksum)
        .onFailure()
        .transform(
            _ ->
                Problem.of(
                        503,
                        "not-published",
                        "The adjudicators do not have it yet",
                        "It is kept; send it again, or it is published at the next start.")
                    .asException()
                    .header("Retry-After", "10"));
  }

  private static Response laid(Edition<?, ?, ?, ?> edition) {
    Pack pack = edition.pack();
    return Response.status(201)
        .entity(new EditionShape(pack.game(), pack.edition(), pack.checksum()))
        .build();
  }
}
