package umpire.narvik.play.assault;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.narvik.combat.AssaultBrief;
import umpire.narvik.combat.Bombardment;
import umpire.narvik.combat.Fighter;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Weather;
import umpire.narvik.model.counter.NarvikCounter;
import umpire.narvik.model.counter.ShipRole;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.counter.UnitType;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.supply.SupplyBrief;

/** What the adjudicators are asked: self-contained, and a function of the position alone. */
public final class AssaultBriefs {
  private final ChapterContext chapterContext;

  public AssaultBriefs(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
  }

  /** 19.2: the lines of every Allied land unit that takes part. */
  @Rule("19.2")
  SupplyBrief supply(Position position, Assault assault) {
    List<String> involved = new ArrayList<>();
    if (assault.attacker() == Side.ALLIED) {
      involved.addAll(assault.attackers());
      involved.addAll(assault.guns());
    } else {
      involved.addAll(assault.defenders());
      involved.addAll(assault.defensiveGuns());
    }
    return supply(position, involved);
  }

  /** 19.2: the lines of all Allied land units on the map; decoys need none. */
  @Rule("19.2")
  public SupplyBrief lines(Position position) {
    return supply(
        position,
        chapterContext.mix().of(position, Side.ALLIED).stream()
            .filter(unit -> chapterContext.map().isHex(unit.place()))
            .map(Unit::id)
            .filter(id -> chapterContext.mix().land(id).kind() != UnitType.DECOY)
            .toList());
  }

  /**
   * The lines of these Allied land units. Enemy zones are those of 12.0: what does not reach across
   * water cuts no line there (ruling 57).
   */
  @Rule({"19.2", "12.2", "12.0/r57", "19.3/r62"})
  public SupplyBrief supply(Position position, List<String> involved) {
    List<SupplyBrief.Traced> traced = new ArrayList<>();
    for (String id : involved.stream().sorted().toList()) {
      Unit unit = position.unit(id);
      traced.add(
          new SupplyBrief.Traced(
              id, chapterContext.mix().land(id).nation(), unit.place(), unit.landed()));
    }
    Set<Place> enemyHeld = new HashSet<>();
    chapterContext.mix().of(position, Side.GERMAN).forEach(unit -> enemyHeld.add(unit.place()));
    Set<Place> infantryHeld = new HashSet<>();
    for (Unit unit : chapterContext.mix().of(position, Side.ALLIED)) {
      // 11.1: what lies face down holds no hex against a zone, or the test would tell what it is.
      if (!unit.faceDown() && chapterContext.mix().land(unit.id()).kind().infantry()) {
        infantryHeld.add(unit.place());
      }
    }
    return new SupplyBrief(
        traced,
        bases(position),
        enemyHeld,
        chapterContext.zones().of(position, Side.GERMAN),
        infantryHeld);
  }

  /** 19.4, 20.6: designated ports, and puffers that serve; these count for supply alone. */
  @Rule({"20.6", "20.6/r64"})
  private static Set<Place> bases(Position position) {
    Set<Place> bases = new HashSet<>();
    position.bases().forEach(base -> bases.add(base.place()));
    position.ships().values().stream()
        .filter(ship -> ship.role() == ShipRole.BASE)
        .forEach(ship -> bases.add(ship.place()));
    return bases;
  }

  /** 15.1: everything that the dice need, fatigue as it is after step 1. */
  @Rule("15.1d")
  AssaultBrief combat(Position position, Assault assault) {
    return new AssaultBrief(
        assault.attacker(),
        assault.target(),
        fighters(position, assault.attackers()),
        fighters(position, assault.guns()),
        assault.ships().stream()
            .map(id -> new Bombardment(id, chapterContext.mix().ship(id).bombardment()))
            .toList(),
        assault.airPoints(),
        fighters(position, assault.defenders()),
        fighters(position, assault.defensiveGuns()),
        position.weather() == Weather.BAD_AT_NARVIK,
        position.emergencyAirSupport(),
        position.bases().size(),
        assault.landing());
  }

  private List<Fighter> fighters(Position position, List<String> ids) {
    List<Fighter> fighters = new ArrayList<>();
    for (String id : ids) {
      NarvikCounter.LandUnit counter = chapterContext.mix().land(id);
      fighters.add(
          new Fighter(
              id,
              counter.kind(),
              counter.strength(),
              position.unit(id).fatigue(),
              counter.formation()));
    }
    return fighters;
  }
}
