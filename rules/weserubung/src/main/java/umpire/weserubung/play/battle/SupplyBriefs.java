package umpire.weserubung.play.battle;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.hex.Place;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.supply.SupplyBrief;
import umpire.weserubung.terrain.MapFacts;

/** 10.1 What the supply adjudicator is told: of a battle, or of all that a seat has ashore. */
public final class SupplyBriefs {
  private final OrderOfBattle orderOfBattle;

  public SupplyBriefs(OrderOfBattle orderOfBattle) {
    this.orderOfBattle = orderOfBattle;
  }

  /**
   * The land units ashore that fight, and where both sides stand; hexes that attackers have come
   * from are still theirs. An attacker is traced from the hex in which the march began, so that
   * nobody attacks out of a ring at full strength (r171). Who lands from a ship is aboard and in
   * supply (r159).
   */
  @Rule({"10.1-a/r51", "10.1-a/r118", "10.1-a/r159", "10.1-a/r171"})
  SupplyBrief of(Position position, Fight fight) {
    Map<String, Place> began = marches(position);
    List<SupplyBrief.Placed> units = new ArrayList<>();
    for (boolean attackers : List.of(true, false)) {
      Fight.Camp camp = fight.camp(attackers);
      for (Fight.Fighter fighter : BattleParticipants.alive(position, camp)) {
        Piece piece = position.piece(fighter.unit());
        if (isAshore(piece)) {
          Place from = attackers ? began.getOrDefault(piece.id(), piece.place()) : piece.place();
          units.add(new SupplyBrief.Placed(piece.id(), camp.side(), from));
        }
      }
    }
    Set<Place> german = held(position, Side.GERMAN);
    Set<Place> allied = held(position, Side.ALLIED);
    (fight.attacker().side() == Side.GERMAN ? german : allied).addAll(fight.attacker().origins());
    return new SupplyBrief(units, german, allied);
  }

  /** Where those who attack by land, and have not fought yet, stood before it; guns included. */
  private static Map<String, Place> marches(Position position) {
    Map<String, Place> began = new HashMap<>();
    for (Frame frame : position.agenda().frames()) {
      if (frame instanceof OffensiveFrame.Carrying carrying) {
        List<Plan.Thrust> thrusts = carrying.plan().thrusts();
        boolean fought = carrying.stage().compareTo(OffensiveFrame.Carrying.Stage.BATTLE) > 0;
        int first = fought ? carrying.thrust() + 1 : carrying.thrust();
        for (Plan.Thrust thrust : thrusts.subList(first, thrusts.size())) {
          Stream.concat(thrust.marching().stream(), thrust.guns().stream())
              .forEach(one -> began.put(one.unit(), one.path().getFirst()));
        }
      }
    }
    return began;
  }

  /**
   * All land units ashore of the nations that the seat plays, fighting or not; empty for none.
   * During an offensive attackers are traced as in their battle (r171).
   */
  @Rule({"10.1-a", "10.1-a/r171"})
  public Optional<SupplyQuery> of(Position position, Seat seat) {
    Map<String, Place> began = marches(position);
    List<SupplyBrief.Placed> units = new ArrayList<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (orderOfBattle.isUnit(piece.id())
          && isAshore(piece)
          && position.conventions().seat(orderOfBattle.nation(piece.id())).equals(seat)) {
        Place from = began.getOrDefault(piece.id(), piece.place());
        units.add(new SupplyBrief.Placed(piece.id(), orderOfBattle.side(piece.id()), from));
      }
    }
    return units.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new SupplyQuery(
                new RuleId("10.1-a"),
                new SupplyBrief(units, held(position, Side.GERMAN), held(position, Side.ALLIED))));
  }

  private Set<Place> held(Position position, Side side) {
    Set<Place> held = new TreeSet<>();
    for (Piece piece : position.forces().pieces().values()) {
      if (orderOfBattle.isUnit(piece.id())
          && orderOfBattle.side(piece.id()) == side
          && isAshore(piece)) {
        held.add(piece.place());
      }
    }
    return held;
  }

  private boolean isAshore(Piece piece) {
    return orderOfBattle.unit(piece.id()).arm().isLand()
        && !piece.isAboard()
        && !MapFacts.isBox(piece.place());
  }
}
