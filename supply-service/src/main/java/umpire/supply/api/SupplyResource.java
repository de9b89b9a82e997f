package umpire.supply.api;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.desk.callers.BriefCalls;
import umpire.desk.rulebook.EditionCodec;
import umpire.desk.rulebook.Rulebooks;
import umpire.kernel.play.Report;
import umpire.supply.tracing.SupplyRulebook;

/** Supply for anybody, without a match and without an account. */
@Path("/v1/supply/{game}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "supply", description = "Supply without a match.")
@APIResponse(responseCode = "400", description = "The brief cannot be read; `pointer` says where.")
@APIResponse(responseCode = "404", description = "The shelf has no such game.")
@APIResponse(responseCode = "413", description = "A body has at most 64 KiB.")
@APIResponse(
    responseCode = "422",
    description = "`too-large`: more than 24 units a side, or 200 ms of CPU.")
@APIResponse(responseCode = "503", description = "Busy; `Retry-After` says for how long.")
public class SupplyResource {
  private final Rulebooks<SupplyRulebook> rulebooks;
  private final BriefCalls briefCalls;

  SupplyResource(Rulebooks<SupplyRulebook> rulebooks, BriefCalls briefCalls) {
    this.rulebooks = rulebooks;
    this.briefCalls = briefCalls;
  }

  /** For each unit the line of supply, or what cuts it. */
  @Counted(Quota.REASON)
  @POST
  @Path("traces")
  @Operation(
      operationId = "trace",
      summary = "Trace supply",
      description = "For each unit the status, the line as hexes, or what cuts it and where.")
  @APIResponse(responseCode = "200", description = "Each unit with its line.")
  public TraceAnswer trace(@PathParam("game") String game, TraceRequest request) {
    return briefCalls.answer(
        rulebooks,
        game,
        request.brief(),
        rulebook -> answer(rulebook.codec(), rulebook.trace(request.brief())));
  }

  private static TraceAnswer answer(EditionCodec codec, Report report) {
    return new TraceAnswer(
        codec.game(),
        codec.edition(),
        codec.checksum(),
        codec.json(report),
        codec.sentences(report));
  }
}
