package umpire.weserubung.model.command;

import java.util.List;
import umpire.kernel.hex.Place;

/** 10.0: commands of the combat phase. */
public sealed interface OffensiveCommand extends Command {
  /** 10.2: an offensive against that hex; who takes part is said next. */
  record Attack(Place target) implements OffensiveCommand {}

  /** 10.9: an offensive against that hex and another beside it, led by the general. */
  record DoubleAttack(String general, Place target) implements OffensiveCommand {}

  /** 10.9: the other hex of a double offensive. */
  record SecondTarget(Place target) implements OffensiveCommand {}

  /** 10.8: parachutists alone take that hex. */
  record DropOn(Place target) implements OffensiveCommand {}

  /**
   * Land units, and generals, march to the target, each by its cheapest way; from is the hex that
   * they attack it from.
   */
  record Commit(Place target, Place from, List<String> units) implements OffensiveCommand {
    public Commit {
      units = List.copyOf(units);
    }
  }

  /**
   * 10.2-2: a land unit marches to the target and attacks it from that hex, or a gun fires at it
   * from there, as in {@link Commit} and {@link Emplace}; but its way is declared next.
   */
  record Approach(Place target, Place from, String unit) implements OffensiveCommand {}

  /** 3.2.5-c: a gun fires at the target from that hex. */
  record Emplace(Place target, String gun, Place from) implements OffensiveCommand {}

  /** 10.7: land units go ashore in the target from ships in its waters. */
  record LandTroops(Place target, List<String> units) implements OffensiveCommand {
    public LandTroops {
      units = List.copyOf(units);
    }
  }

  /** 10.7-0: ships in the target's waters fire in the first round. */
  record Bombard(Place target, List<String> ships) implements OffensiveCommand {
    public Bombard {
      ships = List.copyOf(ships);
    }
  }

  /** 10.2-2: aircraft of one base fly to the target. */
  record SendAircraft(Place target, List<String> aircraft) implements OffensiveCommand {
    public SendAircraft {
      aircraft = List.copyOf(aircraft);
    }
  }

  /** 10.4, 10.8: a transport flies parachutists to the target. */
  record SendParachutists(Place target, String transport, List<String> parachutists)
      implements OffensiveCommand {
    public SendParachutists {
      parachutists = List.copyOf(parachutists);
    }
  }

  /** 10.2-1: everybody is named; the offensive is paid and begins. */
  record LaunchOffensive() implements OffensiveCommand {}

  /** Whether units of the seat may take part in its ally's offensive. */
  record Consent(Reply reply) implements OffensiveCommand {}

  /** Yes or no. */
  enum Reply {
    GRANTED,
    REFUSED
  }

  /** 3.3.1-b: of the escorts over the hex these take part in the battle; the others wait. */
  record Engage(List<String> fighters) implements OffensiveCommand {
    public Engage {
      fighters = List.copyOf(fighters);
    }
  }

  /** 10.3-6: these units occupy the hex that was won; the others stay where they came from. */
  record Occupy(List<String> units) implements OffensiveCommand {
    public Occupy {
      units = List.copyOf(units);
    }
  }

  /** 10.10: an offensive without combat: these go together; their way is declared next. */
  record Advance(List<String> units, List<String> generals) implements OffensiveCommand {
    public Advance {
      units = List.copyOf(units);
      generals = List.copyOf(generals);
    }
  }

  /** 10.10: an offensive without combat by rail; its end is declared next. */
  record AdvanceByRail(List<String> units, List<String> generals) implements OffensiveCommand {
    public AdvanceByRail {
      units = List.copyOf(units);
      generals = List.copyOf(generals);
    }
  }

  /** 10.10: an offensive without combat from ships to the vacant coast where they lie. */
  record Disembark(Place hex, List<String> units, List<String> generals)
      implements OffensiveCommand {
    public Disembark {
      units = List.copyOf(units);
      generals = List.copyOf(generals);
    }
  }

  /** 10.0-a: no offensive this time; where an ally is asked too, it is left to them. */
  record PassOffensive() implements OffensiveCommand {}
}
