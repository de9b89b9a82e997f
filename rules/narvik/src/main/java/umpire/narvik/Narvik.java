package umpire.narvik;

import java.util.Map;
import umpire.kernel.cite.Fraction;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Game;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Types;
import umpire.kernel.supply.SupplyRules;
import umpire.narvik.combat.CombatBrief;
import umpire.narvik.combat.CombatReport;
import umpire.narvik.combat.NarvikCombat;
import umpire.narvik.model.AirResult;
import umpire.narvik.model.Command;
import umpire.narvik.model.Losses;
import umpire.narvik.model.NarvikCounter;
import umpire.narvik.model.Position;
import umpire.narvik.model.Setup;
import umpire.narvik.model.View;
import umpire.narvik.model.Why;
import umpire.narvik.play.Blank;
import umpire.narvik.play.Event;
import umpire.narvik.play.NarvikRules;
import umpire.narvik.supply.NarvikSupply;
import umpire.narvik.supply.SupplyBrief;
import umpire.narvik.supply.SupplyReport;

/** Assault on Narvik on the shelf. */
public final class Narvik implements Game {
  @Override
  public String id() {
    return "narvik";
  }

  @Override
  public Types types() {
    return new Types(
        Position.class,
        Command.class,
        Event.class,
        View.class,
        Blank.class,
        Why.class,
        Setup.class,
        NarvikCounter.class,
        CombatBrief.class,
        CombatReport.class,
        SupplyBrief.class,
        SupplyReport.class,
        Map.of(
            "combat-results", Losses.class,
            "air", AirResult.class,
            "movement", Fraction.class,
            "fatigue", Integer.class,
            "fatigue-in-text", Integer.class,
            "modifiers", Integer.class,
            "modifiers-in-text", Integer.class));
  }

  @Override
  public Ruleset<?, ?, ?, ?> play(Pack pack) {
    return new NarvikRules(pack);
  }

  @Override
  public CombatRules<?, ?> combat(Pack pack) {
    return new NarvikCombat(pack);
  }

  @Override
  public SupplyRules<?, ?> supply(Pack pack) {
    return new NarvikSupply(pack);
  }
}
