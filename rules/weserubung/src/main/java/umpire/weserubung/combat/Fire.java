package umpire.weserubung.combat;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.weserubung.model.battle.BattleKind;

/** Whose hits may be borne by whom: the classes of shooters that the rules tell apart. */
public enum Fire {
  /** 3.4.1: battleships and cruisers in a battle of ships; submarines do not bear their hits. */
  CAPITAL_SHIPS(0),
  /** Everyone who is not of another class; ships in harbour do not bear their hits by land. */
  OTHERS(1),
  /** 3.4: guns and aircraft in a battle by land, whose hits ships in harbour may bear. */
  GUNS_AND_AIRCRAFT(2);

  private static final List<Fire> IN_ORDER = List.of(values());

  private final int place;

  Fire(int place) {
    this.place = place;
  }

  /** Its place in the order in which hits are taken, from 0. */
  public int place() {
    return place;
  }

  /**
   * The class of a shooter.
   *
   * @param kind of the battle
   * @param shooter who hit; the guns of a port are {@link #OTHERS}
   */
  @Rule({"3.4-g", "3.4.1-b"})
  public static Fire of(BattleKind kind, Combatant shooter) {
    return switch (kind) {
      case NAVAL -> shooter.arm().isCapitalShip() ? CAPITAL_SHIPS : OTHERS;
      case LAND, LANDING ->
          shooter.arm().isArtillery() || shooter.arm().isAir() ? GUNS_AND_AIRCRAFT : OTHERS;
      case AIR, AIRFIELD, AERO_NAVAL -> OTHERS;
    };
  }

  /**
   * The classes in the order in which owners take their hits: first those that fewer units may
   * bear, so that none is lost for the order alone (Q42).
   */
  public static List<Fire> inOrder() {
    return IN_ORDER;
  }
}
