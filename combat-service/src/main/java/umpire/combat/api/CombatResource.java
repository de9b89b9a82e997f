package umpire.combat.api;

import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import umpire.chassis.http.Problem;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.combat.adjudication.CombatRulebook;
import umpire.desk.callers.BriefCalls;
import umpire.desk.rulebook.EditionCodec;
import umpire.desk.rulebook.Rulebooks;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.combat.UnknownPolicyException;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.play.Report;

/** Battles for anybody, without a match and without an account. */
@Path("/v1/combat/{game}")
@Consumes(MediaType.APPLICATION_JSON)
@Produces(MediaType.APPLICATION_JSON)
@Tag(name = "combat", description = "Battles without a match.")
@APIResponse(responseCode = "400", description = "The brief cannot be read; `pointer` says where.")
@APIResponse(responseCode = "404", description = "The shelf has no such game.")
@APIResponse(responseCode = "413", description = "A body has at most 64 KiB.")
@APIResponse(
    responseCode = "422",
    description = "`too-large`: more than 24 units a side, or 200 ms of CPU.")
@APIResponse(responseCode = "503", description = "Busy; `Retry-After` says for how long.")
public class CombatResource {
  private final Rulebooks<CombatRulebook> rulebooks;
  private final BriefCalls briefCalls;

  CombatResource(Rulebooks<CombatRulebook> rulebooks, BriefCalls briefCalls) {
    this.rulebooks = rulebooks;
    this.briefCalls = briefCalls;
  }

  /** Fights a battle: the same key and brief give the same answer. */
  @Counted(Quota.REASON)
  @POST
  @Path("adjudications")
  @Operation(
      operationId = "adjudicate",
      summary = "Fight a battle",
      description = "The same key and brief give the same answer, under one edition.")
  @APIResponse(responseCode = "200", description = "What became of it.")
  public AdjudicationAnswer adjudicate(
      @PathParam("game") String game, AdjudicationRequest request) {
    DrawKey key = key(request.key());
    return briefCalls.answer(
        rulebooks,
        game,
        request.brief(),
        rulebook -> {
          EditionCodec codec = rulebook.codec();
          return answer(codec, rulebook.adjudicate(codec.brief(request.brief()), key));
        });
  }

  /** The exact distribution of a battle's results. */
  @Counted(Quota.REASON)
  @POST
  @Path("odds")
  @Operation(
      operationId = "odds",
      summary = "Weigh a battle",
      description = "Every result with its exact probability, counted over all dice.")
  @APIResponse(responseCode = "200", description = "The distribution.")
  @APIResponse(
      responseCode = "422",
      description =
          "`no-odds`: more than the game can count; `detail` says how much it can. `too-large`: more"
              + " than 24 units a side, or 200 ms of CPU.")
  public OddsAnswer odds(@PathParam("game") String game, OddsRequest request) {
    try {
      return briefCalls.answer(
          rulebooks,
          game,
          request.brief(),
          rulebook -> {
            EditionCodec codec = rulebook.codec();
            return answer(codec, rulebook.odds(codec.brief(request.brief()), request.assumed()));
          });
    } catch (UnknownPolicyException unknown) {
      throw Problem.malformed("/policy", "" + unknown.getMessage()).asException();
    } catch (UncountableException uncountable) {
      throw Problem.of(422, "no-odds", "There are no odds for this", "" + uncountable.getMessage())
          .asException();
    }
  }

  private static AdjudicationAnswer answer(EditionCodec codec, Report report) {
    return new AdjudicationAnswer(
        codec.game(),
        codec.edition(),
        codec.checksum(),
        codec.json(report),
        codec.sentences(report));
  }

  private static OddsAnswer answer(EditionCodec codec, Odds odds) {
    return new OddsAnswer(
        codec.game(),
        codec.edition(),
        codec.checksum(),
        odds.policy().values(),
        odds.chances().stream()
            .map(
                chance ->
                    new OddsAnswer.Chance(
                        codec.json(chance.outcome()),
                        chance.of().toString(),
                        chance.of().decimal()))
            .toList(),
        codec.json(odds.findings()),
        codec.sentences(odds.findings()));
  }

  private static DrawKey key(String hex) {
    try {
      return new DrawKey(hex);
    } catch (IllegalArgumentException malformed) {
      throw Problem.malformed("/key", String.valueOf(malformed.getMessage())).asException();
    }
  }
}
