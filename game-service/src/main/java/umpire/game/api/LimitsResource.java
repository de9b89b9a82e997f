package umpire.game.api;

import io.quarkus.runtime.configuration.MemorySize;
import jakarta.annotation.security.PermitAll;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.List;
import org.eclipse.microprofile.config.inject.ConfigProperty;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.game.api.shape.LimitsShape;
import umpire.game.api.shape.LimitsShape.LimitShape;
import umpire.game.store.Bots;

/** The limits of this service. */
@Path("/v1/limits")
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "limits", description = "What is the most of anything.")
public class LimitsResource {
  private final LimitsShape limits;

  LimitsResource(
      @ConfigProperty(name = "umpire.http.ordinary-body") MemorySize body,
      @ConfigProperty(name = "quarkus.http.limits.max-body-size") MemorySize large) {
    this.limits =
        new LimitsShape(
            List.of(
                limit("body", (int) body.asLongValue(), "bytes", "a request's body; 413"),
                limit("import", (int) large.asLongValue(), "bytes", "of a match, or a pack; 413"),
                limit("commands", PlayResource.MOST_COMMANDS, "commands", "of one request; 400"),
                limit("wait", Prefer.LONGEST, "seconds", "of Prefer: wait; more is taken for it"),
                limit("events", HistoryResource.PAGE, "events", "of a page"),
                limit("matches", MatchesResource.LARGEST_PAGE, "matches", "of a page; 400"),
                limit("bot", Bots.HOLDS, "seconds", "that a bot's announcement holds")),
            List.of());
  }

  private static LimitShape limit(String name, int most, String unit, String about) {
    return new LimitShape(name, most, unit, about);
  }

  /** The same for everybody: nothing is counted by token yet. */
  @PermitAll
  @GET
  @Operation(
      operationId = "readLimits",
      summary = "Limits",
      description = "Of game-service; the same for everybody.")
  @APIResponse(
      responseCode = "200",
      description = "The limits.",
      content = @Content(schema = @Schema(implementation = LimitsShape.class)))
  public LimitsShape limits() {
    return limits;
  }
}
