package umpire.combat.adjudication;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.combat.sample.Sample;
import umpire.desk.rulebook.RefusedBrief;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.combat.UnknownPolicyException;
import umpire.kernel.dice.Chance;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.play.Ruleset;
import umpire.kernel.supply.SupplyRules;
import umpire.wire.pack.Shelf.Shelved;

/** Odds are costly: a game is asked for them once, also where it refuses. */
class CombatRulebookTest {
  private static final Policy TOSS = new Policy(Map.of("toss", "heads"));

  private final List<Policy> asked = new ArrayList<>();

  @Test
  void anUnknownPolicyIsRefusedAsTheGameRefusesIt() {
    CombatRulebook rulebook =
        refusing(new UnknownPolicyException("'toss' is no policy of this game"));
    assertThatThrownBy(() -> rulebook.odds(Sample.NARVIK.typed(), TOSS))
        .isInstanceOf(UnknownPolicyException.class)
        .hasMessage("'toss' is no policy of this game");
    assertThat(asked).containsExactly(TOSS);
  }

  @Test
  void moreThanCanBeCountedIsRefusedAsTheGameRefusesIt() {
    CombatRulebook rulebook = refusing(new UncountableException("at most 12 units on a side"));
    assertThatThrownBy(() -> rulebook.odds(Sample.NARVIK.typed(), TOSS))
        .isInstanceOf(UncountableException.class)
        .hasMessage("at most 12 units on a side");
    assertThat(asked).containsExactly(TOSS);
  }

  @Test
  void anyOtherRefusalIsTheBriefs() {
    CombatRulebook rulebook = refusing(new IllegalArgumentException("nobody attacks"));
    assertThatThrownBy(() -> rulebook.odds(Sample.NARVIK.typed(), TOSS))
        .isInstanceOf(RefusedBrief.class)
        .hasMessage("nobody attacks");
    assertThat(asked).containsExactly(TOSS);
  }

  private CombatRulebook refusing(RuntimeException refusal) {
    Shelved real = Sample.NARVIK.shelved();
    CombatRules<Brief, Report> rules =
        new CombatRules<>() {
          @Override
          public Report adjudicate(Brief brief, Chance chance) {
            throw refusal;
          }

          @Override
          public Odds odds(Brief brief, Policy policy) {
            asked.add(policy);
            throw refusal;
          }
        };
    return new CombatRulebook(
        new Shelved(new Ruled(real.game(), rules), real.pack(), real.codec()));
  }

  /** A game with other rules of combat. */
  private record Ruled(Game game, CombatRules<?, ?> rules) implements Game {
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
    public CombatRules<?, ?> combat(Pack pack) {
      return rules;
    }

    @Override
    public SupplyRules<?, ?> supply(Pack pack) {
      return game.supply(pack);
    }
  }
}
