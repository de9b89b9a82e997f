package umpire.arena.play;

import java.util.List;
import java.util.Optional;
import java.util.random.RandomGenerator;
import umpire.kernel.combat.Valuation;
import umpire.kernel.play.Asked;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.opponent.CommandWeights;
import umpire.opponent.Opponent;
import umpire.opponent.sample.OfferSampler;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.Walk;
import umpire.testkit.walk.WalkGuide;

/**
 * Leads walks by the weights of a game's valuation, without a look ahead, at three commands of
 * four; the fourth is left to the lot, so that a walk also comes to what no player would want.
 */
public final class ValuationGuide implements WalkGuide {
  private static final int LEFT_TO_THE_LOT = 4;

  /** So that the lots of the guide are others than those of the walk. */
  private static final long OTHER_LOTS = 0x5DEECE66DL;

  private final Rulebook book;
  private final RandomGenerator random;
  private final CommandWeights commandWeights;

  /** For one walk; the seed decides everything. */
  public ValuationGuide(Rulebook book, Valuation<Object, Object> valuation, long seed) {
    this.book = book;
    this.random = Walk.random(seed ^ OTHER_LOTS);
    this.commandWeights = new CommandWeights(valuation, OfferSampler.of(seed ^ OTHER_LOTS));
  }

  @Override
  public Optional<Object> command(Match match, Seat seat, Asked<Object> asked, boolean drafting) {
    if (random.nextInt(LEFT_TO_THE_LOT) == 0) {
      return Optional.empty();
    }
    Object view = book.play().view(match.position(), new Viewer.Of(seat));
    Opponent.Turn turn = new Opponent.Turn(seat, view, asked, drafting);
    return Optional.of(
        commandWeights.drawn(turn, List.of(), asked.offers(), _ -> true, asked.fallback()));
  }
}
