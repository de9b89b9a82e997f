package umpire.combat.adjudication;

import jakarta.enterprise.inject.Alternative;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import umpire.desk.rulebook.Rulebooks;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.Chance;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.play.Ruleset;
import umpire.kernel.supply.SupplyRules;
import umpire.wire.pack.Shelf.Shelved;

/**
 * The rulebooks of games that reckon odds without end, until they are released: no battle of a game
 * on the shelf takes long enough.
 */
@Alternative
@Singleton
public class Pondering extends Rulebooks<CombatRulebook> {
  private final CountDownLatch enough = new CountDownLatch(1);

  Pondering() {
    super(CombatRulebook::new);
  }

  @Override
  public Optional<CombatRulebook> of(String game) {
    Shelved real = umpire.wire.pack.Shelf.load().game(game);
    return Optional.of(
        new CombatRulebook(new Shelved(new Slow(real.game(), enough), real.pack(), real.codec())));
  }

  /** Lets them come to an end. */
  public void enough() {
    enough.countDown();
  }

  private record Slow(Game game, CountDownLatch enough) implements Game {
    @Override
    public String id() {
      return game.id();
    }

    @Override
    public GameTypes types() {
      return game.types();
    }

    @Override
    public Ruleset<?, ?, ?, ?> play(Pack pack) {
      return game.play(pack);
    }

    @Override
    @SuppressWarnings("unchecked") // its own briefs go in
    public CombatRules<?, ?> combat(Pack pack) {
      CombatRules<Brief, Report> real = (CombatRules<Brief, Report>) game.combat(pack);
      return new CombatRules<Brief, Report>() {
        @Override
        public Report adjudicate(Brief brief, Chance chance) {
          return real.adjudicate(brief, chance);
        }

        @Override
        public Odds odds(Brief brief, Policy policy) {
          long last = System.nanoTime() + TimeUnit.MINUTES.toNanos(1);
          while (enough.getCount() > 0 && System.nanoTime() < last) {
            Thread.onSpinWait();
          }
          return real.odds(brief, policy);
        }
      };
    }

    @Override
    public SupplyRules<?, ?> supply(Pack pack) {
      return game.supply(pack);
    }
  }
}
