package umpire.narvik.play;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.kernel.play.Input;
import umpire.narvik.cases.NarvikTable;
import umpire.narvik.event.Event;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.AirFrame;
import umpire.narvik.model.frame.Assault;
import umpire.narvik.model.frame.AssaultFrame;
import umpire.narvik.model.frame.FireFrame;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Mix;
import umpire.narvik.model.frame.NavalFrame;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.model.frame.TurnFrame;
import umpire.narvik.model.why.Why;
import umpire.narvik.terrain.Stacking;

/**
 * 15.2, 15.3: whatever way of meeting a result is offered can be carried out to its end by any
 * choices that are offered on the way, and costs exactly what it says.
 */
class ResultsCarriedOutTest {
  private static final int SITUATIONS = 50;
  private int results;
  private int ways;

  @Test
  void R15_2a_everyOfferedWayCanBeCarriedOut() {
    for (long seed = 1; seed <= SITUATIONS; seed++) {
      RandomAssault assault = new RandomAssault(seed);
      NarvikTable table = assault.atLosses();
      if (table != null) {
        everyWay(assault, table.position(), seed);
      }
    }
    System.out.println(ways + " ways of meeting " + results + " random results carried out");
    assertThat(results).isGreaterThan(50);
    assertThat(ways).isGreaterThan(300);
  }

  private void everyWay(RandomAssault assault, Position position, long seed) {
    results++;
    AssaultFrame.ChoosingLosses frame = (AssaultFrame.ChoosingLosses) position.agenda().top();
    List<Mix> mixes = RandomAssault.mixes(assault.from(position), frame.side());
    assertThat(mixes).as("seed %d", seed).isNotEmpty();
    NarvikTable last = assault.from(position);
    for (Mix mix : mixes) {
      ways++;
      last = assault.from(position);
      carryOut(assault, last, frame, mix, "seed " + seed + ", " + frame.side() + ", " + mix);
    }
    // The attacker's result follows the defender's, after whatever that left.
    if (RandomAssault.top(last) instanceof AssaultFrame.ChoosingLosses) {
      everyWay(assault, last.position(), seed);
    }
  }

  private static void carryOut(
      RandomAssault assault,
      NarvikTable table,
      AssaultFrame.ChoosingLosses frame,
      Mix mix,
      String what) {
    Side side = frame.side();
    Set<String> touched = touched(table.position(), frame);
    table.put(new Input.Chosen<>(side.seat(), new Command.TakeLosses(mix)));
    while (busy(RandomAssault.top(table), side)) {
      assault.anything(table, side);
      stacked(table, what);
    }
    List<Event.Eliminated> eliminated = of(table, Event.Eliminated.class);
    assertThat(eliminated).as(what).hasSize(mix.eliminate());
    assertThat(shared(table)).as(what).isEqualTo(6 * mix.fatigue());
    Set<String> left = new HashSet<>(touched);
    eliminated.forEach(gone -> left.remove(gone.unit()));
    Set<String> retreated = new HashSet<>();
    for (Event.Retreated event : of(table, Event.Retreated.class)) {
      assertThat(retreated.add(event.unit())).as(what).isTrue();
      assertThat(event.path()).as(what).hasSizeBetween(Math.max(1, mix.retreat()), 3);
    }
    assertThat(left).as(what).containsAll(retreated);
    if (mix.retreat() > 0) {
      assertThat(retreated).as(what).isEqualTo(left);
    }
    if (mix.toLimit() > 0) {
      CounterMix counters = new CounterMix(table.pack());
      assertThat(left)
          .as(what)
          .allMatch(
              id ->
                  !counters.land(id).kind().infantry()
                      || counters.atLimit(unit(table.position(), id)));
    }
  }

  /** Whom the result touches, reckoned apart from the rules: attackers, defenders, guns beside. */
  private static Set<String> touched(Position position, AssaultFrame.ChoosingLosses frame) {
    Assault assault = frame.assault();
    if (frame.side() != assault.attacker()) {
      return new HashSet<>(assault.defenders());
    }
    Set<String> touched = new HashSet<>(assault.attackers());
    assault.guns().stream()
        .filter(
            gun ->
                Situation.PACK.map().distance(unit(position, gun).place(), assault.target()) <= 1)
        .forEach(touched::add);
    return touched;
  }

  private static boolean busy(Frame frame, Side side) {
    return switch (frame) {
      case AssaultFrame.SharingFatigue sharing -> sharing.side() == side;
      case AssaultFrame.Eliminating eliminating -> eliminating.side() == side;
      case AssaultFrame.Retreating retreating -> retreating.side() == side;
      case AssaultFrame.ChoosingLosses _,
          AssaultFrame.Advancing _,
          Frame.ActionPhase _,
          Frame.Ended _,
          Frame.Dealing _,
          Frame.Moving _,
          Frame.Reaction _,
          AssaultFrame.Announcing _,
          AssaultFrame.Revealing _,
          AssaultFrame.SupportingDefence _,
          AssaultFrame.TestingSupply _,
          AssaultFrame.AwaitingSupply _,
          AssaultFrame.Fighting _,
          AssaultFrame.AwaitingCombat _,
          AssaultFrame.Concluding _,
          NavalFrame _,
          SetupFrame _,
          RandomEventFrame _,
          TurnFrame _,
          AirFrame _,
          FireFrame _ ->
          false;
    };
  }

  private static int shared(NarvikTable table) {
    return of(table, Event.FatigueChanged.class).stream()
        .filter(
            changed ->
                changed.because().because() instanceof Why.FatigueCause why
                    && why.cause().equals("share-of-a-result"))
        .mapToInt(changed -> changed.to() - changed.from())
        .sum();
  }

  /** 13.2, 14.1: at no time too many in a hex, nor both sides in one. */
  private static void stacked(NarvikTable table, String what) {
    CounterMix counters = new CounterMix(table.pack());
    Map<String, Integer> points = new TreeMap<>();
    Map<String, Side> holders = new TreeMap<>();
    for (Unit unit : table.position().units().values()) {
      var counter = counters.land(unit.id());
      String hex = unit.place().id();
      points.merge(hex, Stacking.points(counter.kind()), Integer::sum);
      Side holder = holders.put(hex, counter.side());
      assertThat(holder == null || holder == counter.side()).as(what + " at " + hex).isTrue();
      assertThat(unit.fatigue()).as(what).isBetween(0, counter.fatigueLimit());
    }
    assertThat(points.values()).as(what).allMatch(sum -> sum <= Stacking.LIMIT);
  }

  private static <E extends Event> List<E> of(NarvikTable table, Class<E> type) {
    return table.events().stream().filter(type::isInstance).map(type::cast).toList();
  }

  private static Unit unit(Position position, String id) {
    Unit unit = position.units().get(id);
    if (unit == null) {
      throw new AssertionError(id + " is not in play");
    }
    return unit;
  }
}
