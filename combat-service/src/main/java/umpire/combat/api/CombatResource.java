package umpire.combat.api;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.ws.rs.Consumes;
import jakarta.ws.rs.POST;
import jakarta.ws.rs.Path;
import jakarta.ws.rs.PathParam;
import jakarta.ws.rs.Produces;
import jakarta.ws.rs.core.MediaType;
import java.util.function.Function;
import org.eclipse.microprofile.openapi.annotations.Operation;
import org.eclipse.microprofile.openapi.annotations.responses.APIResponse;
import org.eclipse.microprofile.openapi.annotations.tags.Tag;
import org.jboss.logging.Logger;
import umpire.chassis.callers.CallerLimits;
import umpire.chassis.http.Problem;
import umpire.chassis.quota.Counted;
import umpire.chassis.quota.Quota;
import umpire.combat.adjudication.CombatRulebook;
import umpire.combat.adjudication.RefusedBrief;
import umpire.combat.adjudication.Rulebooks;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.combat.UnknownPolicyException;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.play.Brief;
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
  private static final Logger LOG = Logger.getLogger(CombatResource.class);

  private final Rulebooks rulebooks;
  private final CallerLimits callerLimits;

  CombatResource(Rulebooks rulebooks, CallerLimits callerLimits) {
    this.rulebooks = rulebooks;
    this.callerLimits = callerLimits;
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
    return answer(
        game,
        request.brief(),
        rulebook -> {
          Report report = rulebook.adjudicate(rulebook.brief(request.brief()), key);
          return new AdjudicationAnswer(
              rulebook.game(),
              rulebook.edition(),
              rulebook.checksum(),
              rulebook.json(report),
              rulebook.sentences(report));
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
    return answer(
        game,
        request.brief(),
        rulebook -> {
          Brief brief = rulebook.brief(request.brief());
          return answer(rulebook, rulebook.odds(brief, request.assumed()));
        });
  }

  private static OddsAnswer answer(CombatRulebook rulebook, Odds odds) {
    return new OddsAnswer(
        rulebook.game(),
        rulebook.edition(),
        rulebook.checksum(),
        odds.policy().values(),
        odds.chances().stream()
            .map(
                chance ->
                    new OddsAnswer.Chance(
                        rulebook.json(chance.outcome()),
                        chance.of().toString(),
                        chance.of().decimal()))
            .toList(),
        rulebook.json(odds.findings()),
        rulebook.sentences(odds.findings()));
  }

  private <T> T answer(String game, JsonNode brief, Function<CombatRulebook, T> work) {
    CombatRulebook rulebook =
        rulebooks.of(game).orElseThrow(() -> Problem.notFound().asException());
    callerLimits.check(brief);
    try {
      return callerLimits.run(() -> work.apply(rulebook));
    } catch (UnknownPolicyException unknown) {
      throw Problem.malformed("/policy", "" + unknown.getMessage()).asException();
    } catch (UncountableException uncountable) {
      throw Problem.of(422, "no-odds", "There are no odds for this", "" + uncountable.getMessage())
          .asException();
    } catch (RefusedBrief refused) {
      if (refused.getCause() instanceof RuntimeException fault
          && !(fault instanceof IllegalArgumentException)) {
        LOG.errorf(fault, "the rules of %s fail at the brief %s", game, brief);
      }
      throw Problem.malformed("/brief" + refused.pointer(), refused.reason()).asException();
    }
  }

  private static DrawKey key(String hex) {
    try {
      return new DrawKey(hex);
    } catch (IllegalArgumentException malformed) {
      throw Problem.malformed("/key", String.valueOf(malformed.getMessage())).asException();
    }
  }
}
