package umpire.game.api.play;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.annotation.security.RolesAllowed;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.GET;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.Map;
import java.util.Objects;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.media.Content;
import org.eclipse.microprofile.openapi.annotations.media.Schema;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.auth.Caller;
import umpire.chassis.http.CallerDependent;
import umpire.chassis.http.Problem;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.game.api.http.MatchId;
import umpire.game.api.http.Scopes;
import umpire.game.api.shape.play.ExplanationShape;
import umpire.game.api.shape.play.ProspectShape;
import umpire.game.api.shape.play.SupplyShape;
import umpire.game.referee.command.SentCommands;
import umpire.game.referee.reading.Advice;
import umpire.kernel.combat.Policy;

/** What would follow from an order, and how the caller's units stand; nothing is changed. */
@Path("/v1/matches/{id}")
@CallerDependent
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "matches", description = "Matches of any game on the shelf.")
@APIResponse(responseCode = "401", description = "Nobody is signed in.")
@APIResponse(
    responseCode = "403",
    description = "The token lacks the scope, or the caller the seat.")
@APIResponse(responseCode = "404", description = "There is no such match.")
@APIResponse(responseCode = "409", description = "`not-begun` or `over`.")
public class AdviceResource {
  private static final int MOST_COMMANDS = 100;

  private final Caller caller;
  private final Advice advice;

  AdviceResource(Caller caller, Advice advice) {
    this.caller = caller;
    this.advice = advice;
  }

  /** The rules' word on an order. */
  @RolesAllowed(Scopes.READ)
  @Counted(Quota.REASON)
  @POST
  @Path("/explain")
  @Operation(
      operationId = "explain",
      summary = "What do the rules say of an order?",
      description =
          "As far as the caller's seat may know; commands go behind its draft. Nothing is done.")
  @APIResponse(
      responseCode = "200",
      description = "A ruling for each command that could be judged, refusals among them.",
      content = @Content(schema = @Schema(implementation = ExplanationShape.class)))
  @APIResponse(
      responseCode = "400",
      description = "The request cannot be read; `pointer` says where, in a text `offset` too.")
  @APIResponse(
      responseCode = "422",
      description = "`refused`: the draft no longer holds, by `findings`.")
  public Uni<ObjectNode> explain(@PathParam("id") String id, OrderBody body) {
    String account = caller.signedIn().id();
    if (body.policy() != null) {
      throw Problem.malformed("/policy", "only odds assume anything").asException();
    }
    return advice.explain(MatchId.of(id), account, commands(body));
  }

  /** The odds of an attack. */
  @RolesAllowed(Scopes.READ)
  @Counted(Quota.REASON)
  @POST
  @Path("/odds")
  @Operation(
      operationId = "matchOdds",
      summary = "What are the odds of an attack?",
      description =
          "Exact, of the attack that the commands would complete, as far as the caller's seat may"
              + " know; commands go behind its draft. Nothing is done.")
  @APIResponse(
      responseCode = "200",
      description = "The odds, or what is still to be asked, or that no battle follows.",
      content = @Content(schema = @Schema(implementation = ProspectShape.class)))
  @APIResponse(
      responseCode = "400",
      description =
          "The request cannot be read, or the game has no such policy; see `pointer`, in a text"
              + " `offset` too.")
  @APIResponse(
      responseCode = "422",
      description =
          "`refused` by a rule, with `index`; `hidden`: it hangs on something that the seat has not"
              + " seen; both with `findings`. `no-odds`: the game cannot weigh it.")
  public Uni<ObjectNode> odds(@PathParam("id") String id, OrderBody body) {
    String account = caller.signedIn().id();
    Policy policy = new Policy(Objects.requireNonNullElse(body.policy(), Map.of()));
    return advice.odds(MatchId.of(id), account, commands(body), policy);
  }

  private static SentCommands commands(OrderBody body) {
    return SentCommandsReader.of(body.commands(), body.text(), MOST_COMMANDS);
  }

  /** How the caller's units are supplied. */
  @RolesAllowed(Scopes.READ)
  @GET
  @Path("/supply")
  @Consumes(MediaType.WILDCARD)
  @Operation(
      operationId = "readSupply",
      summary = "How are my units supplied?",
      description = "Status, line or cut of each unit, as the position has it now.")
  @APIResponse(
      responseCode = "200",
      description = "The lines.",
      content = @Content(schema = @Schema(implementation = SupplyShape.class)))
  @APIResponse(
      responseCode = "422",
      description = "`hidden`: they hang on something that the seat has not seen.")
  public Uni<ObjectNode> supply(@PathParam("id") String id) {
    return advice.supply(MatchId.of(id), caller.signedIn().id());
  }
}
