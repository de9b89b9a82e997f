package umpire.weserubung.valuation;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.hex.Place;
import umpire.weserubung.combat.BattleOutcome;
import umpire.weserubung.combat.CombatBrief;
import umpire.weserubung.combat.Combatant;
import umpire.weserubung.model.View;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.FightCommand;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.counter.WeserubungCounter;
import umpire.weserubung.model.frame.FightFrame;
import umpire.weserubung.model.frame.OffensiveFrame;

/** 7.3 to 7.5, 8.4, 10.3 What battles are worth, and what had better be said in them. */
record FightValuation(SituationAssessment outlook) {
  /** 15.1: with the sixth capital ship the Allies can win no more. */
  private static final int LOST_BEFORE_CARE = 3;

  private static final double CAPITAL_SHIP = 8;
  private static final double LAST_CAPITAL_SHIPS = 25;
  private static final double PLAIN_HEX = 2.5;
  private static final double OFFENSIVE = 0.3;
  private static final double ASHORE = 0.4;

  /** Of what the Germans would gain by a town, what the Allies gain by keeping it. */
  private static final double HELD = 0.8;

  double gain(ProspectiveBattle<View, Command> prospectiveBattle, Record outcome) {
    if (!(prospectiveBattle.brief() instanceof CombatBrief brief)
        || !(outcome instanceof BattleOutcome(BattleOutcome.End end, int lost, int cost))) {
      throw new IllegalArgumentException("no battle of Weserübung: " + outcome);
    }
    boolean attacks = attacker(brief) == outlook.side();
    double balance = cost * step(brief.defenders()) - lost * step(brief.attackers());
    double gain = attacks ? balance : -balance;
    if (brief.kind() != BattleKind.LAND && brief.kind() != BattleKind.LANDING) {
      return gain;
    }
    // Morale repairs more steps ashore every turn than a battle costs.
    gain *= ASHORE;
    Optional<Place> place = place(prospectiveBattle);
    double hex = place.map(outlook.country()::worth).orElse(0.0) + PLAIN_HEX;
    double stakes = outlook.side() == Side.GERMAN ? hex : hex * HELD;
    boolean taken =
        end == BattleOutcome.End.ATTACKER_WINS || end == BattleOutcome.End.DEFENDER_LEFT;
    gain += taken == attacks ? stakes : 0;
    return attacks && !isUnderWay(prospectiveBattle.view()) ? gain - OFFENSIVE : gain;
  }

  private static Side attacker(CombatBrief brief) {
    return brief.attackers().isEmpty()
        ? brief.defenders().getFirst().nation().side().other()
        : brief.attackers().getFirst().nation().side();
  }

  /** What a step of these is worth on average. */
  private double step(List<Combatant> units) {
    return units.stream().mapToDouble(this::step).average().orElse(0);
  }

  private double step(Combatant unit) {
    boolean western = unit.nation() == Nation.BRITAIN || unit.nation() == Nation.FRANCE;
    if (western && (unit.arm().isCapitalShip() || unit.arm() == UnitKind.CARRIER)) {
      return outlook.capitalShipsLost() < LOST_BEFORE_CARE ? CAPITAL_SHIP : LAST_CAPITAL_SHIPS;
    }
    double laden = outlook.piece(unit.unit()).map(outlook::cargo).orElse(0);
    return Math.max(1, unit.worth() / 2.0) + 2 * laden;
  }

  private static boolean isUnderWay(View view) {
    return view.agenda().stream().anyMatch(FightFrame.Battle.class::isInstance);
  }

  /** The hex that is fought for: where the fight is, or where the order leads. */
  private static Optional<Place> place(ProspectiveBattle<View, Command> prospectiveBattle) {
    for (var frame : prospectiveBattle.view().agenda().reversed()) {
      if (frame instanceof FightFrame.Battle battle) {
        return Optional.of(battle.fight().place());
      }
      if (frame instanceof OffensiveFrame.Carrying carrying) {
        return Optional.of(carrying.now().target());
      }
    }
    for (Command command : prospectiveBattle.order()) {
      if (command instanceof OffensiveCommand.Attack one) {
        return Optional.of(one.target());
      }
      if (command instanceof OffensiveCommand.DoubleAttack one) {
        return Optional.of(one.target());
      }
      if (command instanceof OffensiveCommand.DropOn one) {
        return Optional.of(one.target());
      }
    }
    return Optional.empty();
  }

  double weight(FightCommand command) {
    return switch (command) {
      case FightCommand.NameVictim(String unit) -> price(unit) * (isReduced(unit) ? 3 : 1);
      case FightCommand.BearHits(Map<String, Integer> hits) -> bear(hits);
      case FightCommand.FallBack(List<String> units, List<String> leaders, Place place) ->
          (units.size() + leaders.size()) * refuge(place);
      case FightCommand.SailOff(List<String> ships, Place place) ->
          (1.0 + ships.size()) / (1 + outlook.foes(place).size());
      case FightCommand.SupportBy(List<String> guns) -> 1 + guns.size();
      case FightCommand.Lead(List<String> units) -> 1 + units.size();
      case FightCommand.LoseCargo(String unit) -> 1 / price(unit);
      case FightCommand.ForsakeCarrier(String fighter) -> 1 / price(fighter);
      case FightCommand.SaveLeader(Place place) -> refuge(place);
      case FightCommand.HoistFlag _,
          FightCommand.FightOn _,
          FightCommand.BreakOff _,
          FightCommand.Evade _,
          FightCommand.SlipAway _,
          FightCommand.LetGo _,
          FightCommand.Retreat _,
          FightCommand.GiveUpHex _,
          FightCommand.FlyOff _,
          FightCommand.FlyOffAboard _,
          FightCommand.AlightAt _,
          FightCommand.AlightAboard _ ->
          WeightScale.USUAL;
    };
  }

  private boolean isReduced(String unit) {
    return outlook.piece(unit).filter(piece -> piece.reduced()).isPresent();
  }

  private double price(String id) {
    if (!outlook.country().mix().isUnit(id)) {
      return 1;
    }
    WeserubungCounter.Unit unit = outlook.country().mix().unit(id);
    return 1 + unit.price().repair();
  }

  /** Full units first, the cheapest of them; a unit that is gone is gone. */
  private double bear(Map<String, Integer> hits) {
    double weight = 1;
    for (Map.Entry<String, Integer> one : hits.entrySet()) {
      int left = isReduced(one.getKey()) ? 1 : 2;
      int borne = one.getValue();
      weight *= Math.pow(0.8, borne * price(one.getKey())) * (borne >= left ? 0.3 : 1);
    }
    return weight;
  }

  private double refuge(Place place) {
    boolean own = outlook.view().country().control(place) == outlook.side();
    double town = own && outlook.country().chart().isTown(place) ? 3 : 1;
    int foes = 0;
    for (Place beside : outlook.country().chart().neighbours(place)) {
      foes += outlook.defenders(beside);
    }
    return town / (1 + foes);
  }
}
