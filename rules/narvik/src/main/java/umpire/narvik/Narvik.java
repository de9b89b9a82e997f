package umpire.narvik;

import java.util.Map;
import umpire.kernel.citation.Fraction;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Ruleset;
import umpire.kernel.supply.SupplyRules;
import umpire.narvik.combat.CombatBrief;
import umpire.narvik.combat.CombatReport;
import umpire.narvik.combat.NarvikCombat;
import umpire.narvik.event.BlankedEvents;
import umpire.narvik.event.Event;
import umpire.narvik.model.Position;
import umpire.narvik.model.View;
import umpire.narvik.model.chart.AirResult;
import umpire.narvik.model.chart.Arrivals;
import umpire.narvik.model.chart.Losses;
import umpire.narvik.model.chart.OpenEvent;
import umpire.narvik.model.chart.RandomEvent;
import umpire.narvik.model.chart.Redeployment;
import umpire.narvik.model.chart.SecretEvent;
import umpire.narvik.model.chart.VictoryLevel;
import umpire.narvik.model.chart.WeatherResult;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.state.Setup;
import umpire.narvik.model.why.Why;
import umpire.narvik.supply.NarvikSupply;
import umpire.narvik.supply.SupplyBrief;
import umpire.narvik.supply.SupplyReport;

/** Assault on Narvik on the shelf. */
public final class Narvik implements Game {
  /** What a cell of each chart holds. */
  private static final Map<String, Class<?>> CHARTS =
      Map.ofEntries(
          Map.entry("combat-results", Losses.class),
          Map.entry("air", AirResult.class),
          Map.entry("movement", Fraction.class),
          Map.entry("fatigue", Integer.class),
          Map.entry("fatigue-in-text", Integer.class),
          Map.entry("modifiers", Integer.class),
          Map.entry("modifiers-in-text", Integer.class),
          Map.entry("weather", WeatherResult.class),
          Map.entry("random-events", RandomEvent.class),
          Map.entry("secret-events", SecretEvent.class),
          Map.entry("open-events", OpenEvent.class),
          Map.entry("german-reinforcements", Arrivals.class),
          Map.entry("reinforcement-pool", Boolean.class),
          Map.entry("redeployments", Redeployment.class),
          Map.entry("german-supply", Boolean.class),
          Map.entry("naval-capabilities", Boolean.class),
          Map.entry("amphibious-transport", Boolean.class),
          Map.entry("victory-points", Integer.class),
          Map.entry("victory-levels", VictoryLevel.class));

  @Override
  public String id() {
    return "narvik";
  }

  @Override
  public GameTypes types() {
    return new GameTypes(
        Position.class,
        Command.class,
        Event.class,
        View.class,
        BlankedEvents.class,
        Why.class,
        Setup.class,
        NarvikCounter.class,
        CombatBrief.class,
        CombatReport.class,
        SupplyBrief.class,
        SupplyReport.class,
        CHARTS);
  }

  @Override
  public Ruleset<?, ?, ?, ?> play(Pack pack) {
    return new NarvikScript(pack).flow();
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
