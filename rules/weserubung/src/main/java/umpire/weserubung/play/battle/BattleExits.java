package umpire.weserubung.play.battle;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.BattleKind;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.battle.Fight.Term;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.counter.UnitKind;
import umpire.weserubung.model.frame.FightFrame.Battle;
import umpire.weserubung.play.aircraft.AirBases;
import umpire.weserubung.rules.OsloGuns;
import umpire.weserubung.rules.Stacking;
import umpire.weserubung.terrain.MapFacts;

/** Who may leave a battle, and where ships may go that do. */
public final class BattleExits {
  private static final int EVASION = 2;
  private static final int WITHDRAWAL = 1;
  private final Stacking stacking;
  private final MapFacts mapFacts;
  private final AirBases bases;
  private final RetreatHexes retreats;
  private final OsloGuns guns;

  public BattleExits(Stacking stacking, MapFacts mapFacts, AirBases bases, RetreatHexes retreats) {
    this.retreats = retreats;
    this.stacking = stacking;
    this.mapFacts = mapFacts;
    this.bases = bases;
    this.guns = new OsloGuns(mapFacts);
  }

  /**
   * 8.5-a, 8.5-e: who was attacked directly needs a free hex; on the way they go on with their
   * movement instead (8.5-d).
   */
  @Rule({"8.5-a", "8.5-d", "8.5-e", "8.5-e/r46"})
  boolean mayEvade(Position position, Fight fight) {
    if (fight.kind() != BattleKind.NAVAL) {
      return false;
    }
    if (fight.is(Term.ON_THE_WAY)) {
      return true;
    }
    int room = waters(position, fight, false).values().stream().mapToInt(Integer::intValue).sum();
    return room >= BattleParticipants.alive(position, fight.defender()).size();
  }

  /** 7.4: the defender may withdraw between two rounds. */
  @Rule({"7.4-a", "7.4-b"})
  boolean mayRetreat(Position position, Battle battle) {
    Fight fight = battle.fight();
    return switch (fight.kind()) {
      case AIR -> !fight.is(Term.ON_BASE) || allFlyOff(position, fight);
      case AIRFIELD, AERO_NAVAL, NAVAL -> false;
      case LAND, LANDING -> !retreats.of(position, fight).isEmpty();
    };
  }

  private boolean allFlyOff(Position position, Fight fight) {
    return BattleParticipants.alive(position, fight.defender()).stream()
        .allMatch(one -> !bases.from(position, one.unit()).isEmpty());
  }

  /** 7.3-4, 7.5-5, 8.4-s5: the attacker may break off between two rounds. */
  boolean mayBreakOff(Position position, Battle battle) {
    return switch (battle.fight().kind()) {
      case AIR, AERO_NAVAL, LAND -> true;
      case AIRFIELD -> false;
      case NAVAL -> !waters(position, battle.fight(), true).isEmpty();
      case LANDING -> LandRounds.mayReembark(position, battle);
    };
  }

  /**
   * 8.5-e, 8.4-s5: the hexes that ships may leave for, 2 hexes or 1 away, with how many more may
   * lie there: where the sea lets them pass, without enemy ships and not under guns of Oslo that
   * would fire (14.2.2). Those that are barred for the camp, as they do not lie roughly back, only
   * where there are no others.
   *
   * @param ofAttacker true if the attacker withdraws, false if the defender evades
   */
  @Rule({"8.4-s5", "8.5-e", "8.5-e/r46", "3.1-b"})
  public Map<Place, Integer> waters(Position position, Fight fight, boolean ofAttacker) {
    Fight.Camp camp = fight.camp(ofAttacker);
    Map<Place, Integer> free = new TreeMap<>();
    Set<Place> edge = Set.of(fight.place());
    for (int step = 0; step < (ofAttacker ? WITHDRAWAL : EVASION); step++) {
      Set<Place> next = new TreeSet<>();
      for (Place from : edge) {
        for (Place to : mapFacts.neighbours(from)) {
          if (!to.equals(fight.place()) && isFree(position, camp.side(), from, to)) {
            next.add(to);
          }
        }
      }
      next.forEach(
          to ->
              free.putIfAbsent(to, stacking.room(position, to, camp.side(), UnitKind.Element.SEA)));
      edge = next;
    }
    free.values().removeIf(room -> room <= 0);
    Map<Place, Integer> back = new TreeMap<>(free);
    back.keySet().removeAll(camp.barred());
    return back.isEmpty() ? free : back;
  }

  @Rule("8.5-e/r105")
  private boolean isFree(Position position, Side side, Place from, Place to) {
    return mapFacts.isSea(to)
        && !mapFacts.barsShips(from, to)
        && !stacking.sails(position, to, side.other())
        && !guns.fireAt(position, side, to); // r105: who leaves a fight does not sail under them
  }
}
