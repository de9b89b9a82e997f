package umpire.testkit.skirmish;

import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.combat.Odds;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.Probability;
import umpire.kernel.dice.Chance;
import umpire.kernel.flow.Flow;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Ruleset;
import umpire.kernel.scenario.Seat;
import umpire.kernel.supply.SupplyRules;

/** The skirmish, with or without a planted flaw. */
public final class Skirmish implements Game {
  static final Seat RED = new Seat("red");
  static final Seat BLUE = new Seat("blue");
  static final Seat GREEN = new Seat("green");

  /** 1.1: the sequence of play. */
  static final RuleId RULE = new RuleId("1.1");

  private final Flaw flaw;

  public Skirmish(Flaw flaw) {
    this.flaw = flaw;
  }

  @Override
  public String id() {
    return "skirmish";
  }

  @Override
  public GameTypes types() {
    return Model.types();
  }

  @Override
  public Ruleset<?, ?, ?, ?> play(Pack pack) {
    return flaw == Flaw.NONE ? new Flow<>(SkirmishScript.of(flaw)) : new FlawedPlay(flaw);
  }

  @Override
  public CombatRules<?, ?> combat(Pack pack) {
    return new Shots(pack);
  }

  @Override
  public SupplyRules<?, ?> supply(Pack pack) {
    return new NoSupply();
  }

  /** 3.1 Shots. */
  @Rule({"3.1", "3.1/r1"})
  static final class Shots implements CombatRules<Model.Shot, Model.ShotReport> {
    private final Pack pack;

    Shots(Pack pack) {
      this.pack = pack;
    }

    @Override
    public Model.ShotReport adjudicate(Model.Shot brief, Chance chance) {
      int die = chance.die(6);
      int highest = pack.<Integer>table("odds").at("open", brief.strength());
      return new Model.ShotReport(
          die,
          brief.somebodyThere() && die <= highest,
          List.of(Finding.notes("3.1", new Model.Why.ShotAt(brief.strength(), die))));
    }

    @Override
    public Odds odds(Model.Shot brief, Policy policy) {
      return new Odds(policy, List.of(new Odds.Chances(brief, Probability.ONE)), List.of());
    }
  }

  static final class NoSupply implements SupplyRules<Model.NoTrace, Model.NoTraceReport> {
    @Override
    public Model.NoTraceReport trace(Model.NoTrace brief) {
      return new Model.NoTraceReport();
    }
  }
}
