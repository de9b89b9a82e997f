package umpire.desk.callers;

import com.fasterxml.jackson.databind.JsonNode;
import jakarta.inject.Singleton;
import java.util.function.Function;
import org.jboss.logging.Logger;
import umpire.chassis.http.Problem;
import umpire.desk.rulebook.RefusedBrief;
import umpire.desk.rulebook.Rulebook;
import umpire.desk.rulebook.Rulebooks;

/**
 * Answers briefs of callers without a match, signed in or not, within limits: how large a brief may
 * be, how much runs at once, and how much CPU it takes. The quota {@link
 * umpire.chassis.quota.Quota#REASON} limits how often.
 */
@Singleton
public class BriefCalls {
  private static final Logger LOG = Logger.getLogger(BriefCalls.class);

  private final BriefLimits briefLimits;
  private final ConcurrencyLimiter concurrencyLimiter;

  BriefCalls(BriefLimits briefLimits, ConcurrencyLimiter concurrencyLimiter) {
    this.briefLimits = briefLimits;
    this.concurrencyLimiter = concurrencyLimiter;
  }

  /**
   * What the work gives for the present edition of a game. Throws what the work throws.
   *
   * @param game id of the game
   * @param brief that the caller sent
   * @param work done on a thread of its own
   * @throws umpire.chassis.http.ProblemException 400 with a pointer that begins with {@code /brief}
   *     where the work throws {@link RefusedBrief}; 404 if the shelf has no such game; 422 {@code
   *     too-large} for a brief of too many units, or work that takes too much CPU; 503 with
   *     Retry-After if all places are taken
   */
  public <B extends Rulebook, T> T answer(
      Rulebooks<B> rulebooks, String game, JsonNode brief, Function<B, T> work) {
    B rulebook = rulebooks.of(game).orElseThrow(() -> Problem.notFound().asException());
    briefLimits.check(brief);
    try {
      return concurrencyLimiter.run(() -> work.apply(rulebook));
    } catch (RefusedBrief refused) {
      if (refused.getCause() instanceof RuntimeException fault
          && !(fault instanceof IllegalArgumentException)) {
        LOG.errorf(fault, "the rules of %s fail at the brief %s", game, brief);
      }
      throw Problem.malformed("/brief" + refused.pointer(), refused.reason()).asException();
    }
  }
}
