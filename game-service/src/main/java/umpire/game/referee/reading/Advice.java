package umpire.game.referee.reading;

import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import io.smallrye.mutiny.infrastructure.Infrastructure;
import jakarta.inject.Singleton;
import java.security.SecureRandom;
import java.util.HexFormat;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;
import umpire.chassis.http.Problem;
import umpire.game.referee.access.MatchReaderAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.command.SentCommands;
import umpire.game.referee.state.Refusals;
import umpire.game.store.match.MatchRow;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;

/**
 * What would follow from an order of the caller's seat: the rules' findings, the odds, the lines of
 * supply. Nothing is changed, and nothing depends on what the seat has not seen: see {@link
 * umpire.kernel.preview.OrderPreview}.
 */
@Singleton
public class Advice {
  private static final int KEY_BYTES = 32;
  private static final SentCommands NOTHING = new SentCommands.AsJson(List.of());

  private final MatchReader matchReader;

  /** Nobody outside may guess which positions an answer was drawn from. */
  private final SecureRandom secret = new SecureRandom();

  Advice(MatchReader matchReader) {
    this.matchReader = matchReader;
  }

  /** What the rules say of each command: {rulings, left, decision}. */
  public Uni<ObjectNode> explain(UUID match, String account, SentCommands sentCommands) {
    return advise(
        match,
        account,
        visibleMatch -> AdviceQuery.of(visibleMatch, sentCommands).explained(chance()));
  }

  /** The odds of the attack that the commands complete: see the shape of the answer. */
  public Uni<ObjectNode> odds(
      UUID match, String account, SentCommands sentCommands, Policy policy) {
    return advise(
        match,
        account,
        visibleMatch -> AdviceQuery.of(visibleMatch, sentCommands).odds(policy, chance()));
  }

  /** The lines of the caller's units: {rule, report, findings}. */
  public Uni<ObjectNode> supply(UUID match, String account) {
    return advise(
        match, account, visibleMatch -> AdviceQuery.of(visibleMatch, NOTHING).supply(chance()));
  }

  private Uni<ObjectNode> advise(
      UUID match, String account, Function<VisibleMatch, ObjectNode> work) {
    return matchReader
        .see(match, MatchReaderAccess.of(account))
        .invoke(Advice::requireAPlayer)
        .emitOn(Infrastructure.getDefaultWorkerPool())
        .map(work);
  }

  private static void requireAPlayer(VisibleMatch visibleMatch) {
    visibleMatch.requireASeat();
    if (visibleMatch.row().status().equals(MatchRow.OPEN)) {
      throw Refusals.notBegun().asException();
    }
    if (visibleMatch.standing().over()) {
      throw Problem.conflict("over", "The match is over", "Nothing is waited for any more.")
          .asException();
    }
  }

  private Chance chance() {
    byte[] key = new byte[KEY_BYTES];
    secret.nextBytes(key);
    return new DrawKey(HexFormat.of().formatHex(key)).chance();
  }
}
