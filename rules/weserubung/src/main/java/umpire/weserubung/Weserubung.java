package umpire.weserubung;

import java.util.Map;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Ruleset;
import umpire.kernel.supply.SupplyRules;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.CombatReport;
import umpire.weserubung.event.Blank;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.View;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.why.Why;
import umpire.weserubung.supply.SupplyBrief;
import umpire.weserubung.supply.SupplyReport;
import umpire.weserubung.supply.WeserubungSupply;

/** Opération Weserübung on the shelf. */
public final class Weserubung implements Game {
  @Override
  public String id() {
    return "weserubung";
  }

  /** The booklet has no charts: every die is held against a strength. */
  @Override
  public GameTypes types() {
    return new GameTypes(
        Position.class,
        Command.class,
        Event.class,
        View.class,
        Blank.class,
        Why.class,
        Setup.class,
        WeserubungCounter.class,
        CombatBrief.class,
        CombatReport.class,
        SupplyBrief.class,
        SupplyReport.class,
        Map.of());
  }

  @Override
  public Ruleset<?, ?, ?, ?> play(Pack pack) {
    return new WeserubungScript(pack).flow();
  }

  @Override
  public CombatRules<?, ?> combat(Pack pack) {
    return new WeserubungCombat();
  }

  @Override
  public SupplyRules<?, ?> supply(Pack pack) {
    return new WeserubungSupply(pack);
  }
}
