package umpire.weserubung.model.frame;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Rule;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.scenario.MatchAgreements;

/** 10.0: the combat phase. */
public sealed interface OffensiveFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /**
   * 10.0-a: sides take turns until all offensives are spent or two pass in a row.
   *
   * @param side whose turn it is
   * @param passes in a row so far
   * @param yielded seats of the side that leave it to their ally, or can do nothing
   */
  record Alternating(Side side, int passes, Set<Seat> yielded) implements OffensiveFrame {
    public Alternating {
      yielded = Collections.unmodifiableSet(new TreeSet<>(yielded));
    }
  }

  /**
   * 10.0-a: it comes to be a side's turn; a seat that could do nothing is not asked.
   *
   * @param side whose turn it will be
   * @param passes in a row so far
   */
  record Turning(Side side, int passes) implements OffensiveFrame {}

  /**
   * Allies whose units are named are asked whether they agree (r89).
   *
   * @param proposal the offensive
   * @param seats who is still to be asked
   */
  record Consenting(Proposal proposal, List<Seat> seats) implements OffensiveFrame {
    public Consenting {
      seats = List.copyOf(seats);
    }

    /** 10.0-a/r89: what waits for an ally's consent is no business of the enemy's. */
    @Override
    @Rule("10.0-a/r89")
    public Optional<Frame> seen(Viewer viewer) {
      boolean own =
          viewer instanceof Viewer.Of(Seat seat)
              && MatchAgreements.side(seat) == MatchAgreements.side(proposal.seat());
      Plan unknown = new Plan(proposal.seat(), Plan.Manner.ATTACK, "", List.of());
      return Optional.of(own ? this : new Consenting(unknown, seats));
    }
  }

  /**
   * An offensive that is carried out, attack by attack.
   *
   * @param plan the offensive
   * @param thrust which attack, from 0
   * @param stage what comes next in it
   * @param done how many of its wings have flown out, or flown home
   * @param flights aircraft over the target
   * @param joined fighters that have come to the defender (7.2-e)
   */
  record Carrying(
      Plan plan, int thrust, Stage stage, int done, List<Flight> flights, List<String> joined)
      implements OffensiveFrame {
    public Carrying {
      flights = List.copyOf(flights);
      joined = List.copyOf(joined);
    }

    /** What comes next in an attack. */
    public enum Stage {
      /** 10.2-2: everybody moves, in both attacks of a double offensive at once. */
      MARCH,
      /** 10.2-3, 10.2-4: wings fly out and may be intercepted. */
      APPROACH,
      /** 10.2-3, 7.2-e: fighters of the defender may come. */
      JOIN,
      /** 10.2-5: parachutists jump. */
      DROP,
      /** 14.2.1: whether the garrison of Narvik fights. */
      NARVIK,
      /** 10.2-7: the battle. */
      BATTLE,
      /** 10.3-6: the hex is won. */
      OCCUPATION,
      /** 10.3-7: aircraft fly home. */
      HOME
    }

    /** At another stage, nothing of it done. */
    public Carrying at(Stage next) {
      return new Carrying(plan, thrust, next, 0, flights, joined);
    }

    /** With one wing more dealt with. */
    public Carrying another() {
      return new Carrying(plan, thrust, stage, done + 1, flights, joined);
    }

    /** With those aircraft over the target. */
    public Carrying with(List<Flight> others) {
      return new Carrying(plan, thrust, stage, done, others, joined);
    }

    /** With those who have come to the defender. */
    public Carrying joined(List<String> fighters) {
      return new Carrying(plan, thrust, stage, done, flights, fighters);
    }

    /** With another plan: who has left the fight takes part no more. */
    public Carrying with(Plan other) {
      return new Carrying(other, thrust, stage, done, flights, joined);
    }

    /** The attack that is carried out. */
    public Plan.Thrust now() {
      return plan.thrusts().get(thrust);
    }
  }
}
