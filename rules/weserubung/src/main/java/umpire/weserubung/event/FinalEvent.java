package umpire.weserubung.event;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.FinalFrame;
import umpire.weserubung.model.why.FinalWhy;

/** 13.0: what happens in the final phase. */
public sealed interface FinalEvent extends OpenEvent {
  /**
   * 13.1: a nation pays for its ships outside ports.
   *
   * @param nation whose
   * @param ships outside
   * @param points paid
   * @param unpaid ships that lose a step because morale did not reach
   */
  record ShipsKeptAtSea(Nation nation, int ships, int points, int unpaid) implements FinalEvent {
    @Override
    public Position applied(Position before) {
      return before.with(nation, before.treasury(nation).using(points));
    }

    @Override
    public List<Finding> findings() {
      return List.of(
          unpaid == 0
              ? Finding.notes("13.1-a", new FinalWhy.ShipsOutside(nation, ships, points))
              : Finding.notes(
                  "13.1-b/r9", new FinalWhy.ShipsUnpaid(nation, ships, points, unpaid)));
    }
  }

  /** 13.1-b: the owner has said which ships lose a step. */
  record UnpaidShipsChosen(Seat seat, Set<String> ships) implements FinalEvent {
    public UnpaidShipsChosen {
      ships = Collections.unmodifiableSet(new TreeSet<>(ships));
    }

    @Override
    public Position applied(Position before) {
      return before;
    }
  }

  /** 13.2: a unit is built. */
  record UnitBuilt(String unit, Nation nation, int points) implements FinalEvent {
    @Override
    public Position applied(Position before) {
      return before
          .with(before.forces().building(unit))
          .with(nation, before.treasury(nation).using(points));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes("13.2", new FinalWhy.PaidFor(unit, points)));
    }
  }

  /** 13.3, 13.4: a unit is repaired. */
  record UnitRepaired(String unit, Nation nation, int points, String rule) implements FinalEvent {
    @Override
    public Position applied(Position before) {
      return before
          .with(before.piece(unit).turned(false))
          .with(nation, before.treasury(nation).using(points));
    }

    @Override
    public List<Finding> findings() {
      return List.of(Finding.notes(rule, new FinalWhy.PaidFor(unit, points)));
    }
  }

  /** The seat spends nothing more on this. */
  record SpendingEnded(Seat seat, FinalFrame.Purpose purpose) implements FinalEvent {
    @Override
    public Position applied(Position before) {
      return before;
    }
  }
}
