package umpire.fallschirmjaeger;

import java.util.Map;
import umpire.fallschirmjaeger.combat.CombatBrief;
import umpire.fallschirmjaeger.combat.CombatReport;
import umpire.fallschirmjaeger.combat.FallschirmjaegerCombat;
import umpire.fallschirmjaeger.event.Event;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.View;
import umpire.fallschirmjaeger.model.chart.Cells.AntiAircraftLoss;
import umpire.fallschirmjaeger.model.chart.Cells.DropLoss;
import umpire.fallschirmjaeger.model.chart.Cells.Ferry;
import umpire.fallschirmjaeger.model.chart.Cells.LandingResult;
import umpire.fallschirmjaeger.model.chart.Cells.StukaValue;
import umpire.fallschirmjaeger.model.chart.Cells.TerrainEffect;
import umpire.fallschirmjaeger.model.chart.Cells.TurnOfTrack;
import umpire.fallschirmjaeger.model.chart.CombatResult;
import umpire.fallschirmjaeger.model.chart.MovementCost;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter;
import umpire.fallschirmjaeger.model.state.Setup;
import umpire.fallschirmjaeger.model.why.Why;
import umpire.fallschirmjaeger.supply.FallschirmjaegerSupply;
import umpire.fallschirmjaeger.supply.LineBrief;
import umpire.fallschirmjaeger.supply.LineReport;
import umpire.kernel.citation.Fraction;
import umpire.kernel.combat.CombatRules;
import umpire.kernel.flow.Flow;
import umpire.kernel.game.Game;
import umpire.kernel.game.GameTypes;
import umpire.kernel.hex.Place;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Ruleset;
import umpire.kernel.supply.SupplyRules;

/** Fallschirmjäger: its types, and what the three services ask. */
public final class Fallschirmjaeger implements Game {
  /** The cells of the charts, by id. */
  private static final Map<String, Class<?>> CHARTS =
      Map.ofEntries(
          Map.entry("combat-results", CombatResult.class),
          Map.entry("terrain-movement", MovementCost.class),
          Map.entry("terrain-combat", TerrainEffect.class),
          Map.entry("terrain-barrage", Integer.class),
          Map.entry("barrage-losses", Integer.class),
          Map.entry("stuka-barrage", StukaValue.class),
          Map.entry("anti-aircraft-losses", AntiAircraftLoss.class),
          Map.entry("air-landing", LandingResult.class),
          Map.entry("air-landing-modifiers", Integer.class),
          Map.entry("air-landing-terrain", Boolean.class),
          Map.entry("drop-terrain", Boolean.class),
          Map.entry("drop-losses", DropLoss.class),
          Map.entry("assault-bonus", Integer.class),
          Map.entry("state-strength", Fraction.class),
          Map.entry("state-permits", Boolean.class),
          Map.entry("ju52-points", Integer.class),
          Map.entry("ship-withdrawal", Boolean.class),
          Map.entry("evacuation-points", Integer.class),
          Map.entry("capture-points", Integer.class),
          Map.entry("strategic-points", Integer.class),
          Map.entry("loss-points", Integer.class),
          Map.entry("victory-levels", String.class),
          Map.entry("line-of-communication", Integer.class),
          Map.entry("communication-way-points", Place.class),
          Map.entry("numbers-in-text", Integer.class),
          Map.entry("turns-in-text", Integer.class),
          Map.entry("air-support-german", Integer.class),
          Map.entry("air-support-dutch", Integer.class),
          Map.entry("air-support-british", Integer.class),
          Map.entry("airfield-capacity", Integer.class),
          Map.entry("communication-hexes", Place.class),
          Map.entry("ferries", Ferry.class),
          Map.entry("turn-track", TurnOfTrack.class));

  @Override
  public String id() {
    return "fallschirmjaeger";
  }

  @Override
  public GameTypes types() {
    return GameTypes.of(
        new GameTypes.Played(Position.class, Command.class, Event.class, View.class, Why.class),
        new GameTypes.Packed(Setup.class, FallschirmjaegerCounter.class, CHARTS),
        new GameTypes.Adjudicated(CombatBrief.class, CombatReport.class),
        new GameTypes.Adjudicated(LineBrief.class, LineReport.class));
  }

  @Override
  public Ruleset<?, ?, ?, ?> play(Pack pack) {
    return new Flow<>(FallschirmjaegerScript.of(pack));
  }

  @Override
  public CombatRules<?, ?> combat(Pack pack) {
    return new FallschirmjaegerCombat(pack);
  }

  @Override
  public SupplyRules<?, ?> supply(Pack pack) {
    return new FallschirmjaegerSupply(pack);
  }
}
