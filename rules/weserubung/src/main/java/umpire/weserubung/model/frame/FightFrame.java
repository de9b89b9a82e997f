package umpire.weserubung.model.frame;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.model.battle.Fight;

/** 7.3 to 7.5, 8.4, 8.5, 10.3, 10.5, 10.7: a battle, and whatever is asked in it. */
public sealed interface FightFrame extends Frame {
  @Override
  default Optional<Frame> seen(Viewer viewer) {
    return Optional.of(this);
  }

  /** How far a battle has got: what is done next. */
  enum Moment {
    /** 3.6-a: admirals go aboard the strongest ship. */
    FLAGS,
    /** 3.2.5: guns next to the hex may support its defence. */
    SUPPORT,
    /** 3.5-b, 3.6-b: leaders choose whom they lead, guns that support among them. */
    LEADERS,
    /** 10.1: supply is asked about. */
    SUPPLY,
    /** 8.5: the defender may evade, before the first round and after each. */
    EVASION,
    /** The dice that come next fall. */
    DICE,
    /** Hits are borne; what follows from them comes before the next dice. */
    AFTERMATH,
    /** Whoever is left may leave, the defender first. */
    DEFENDER,
    /** The defender stays; the attacker may leave. */
    ATTACKER,
    /** Somebody has left, others may be left. */
    DEPARTURE,
    /** Nobody leaves: the next round. */
    ROUND
  }

  /**
   * The battle itself.
   *
   * @param fight as it stands
   * @param moment what is done next
   * @param led units by the leader who adds a point to them (3.5-b)
   * @param alone rounds that a lone defender withstood; 1 for a rear-guard (10.5-b, 10.5-c)
   * @param idle throws in a row in which nobody had a chance to hit
   */
  record Battle(Fight fight, Moment moment, Map<String, List<String>> led, int alone, int idle)
      implements FightFrame {
    public Battle {
      Map<String, List<String>> sorted = new TreeMap<>();
      led.forEach((leader, units) -> sorted.put(leader, List.copyOf(units)));
      led = Collections.unmodifiableMap(sorted);
    }

    /** At another moment. */
    public Battle at(Moment other) {
      return new Battle(fight, other, led, alone, idle);
    }

    /** As it stands now. */
    public Battle with(Fight now) {
      return new Battle(now, moment, led, alone, idle);
    }

    /** With a leader's choice made. */
    public Battle led(String leader, List<String> units) {
      Map<String, List<String>> more = new TreeMap<>(led);
      more.put(leader, units);
      return new Battle(fight, moment, more, alone, idle);
    }

    /** Without a leader who is gone. */
    public Battle without(String leader) {
      Map<String, List<String>> fewer = new TreeMap<>(led);
      fewer.remove(leader);
      return new Battle(fight, moment, fewer, alone, idle);
    }

    /** With so many rounds withstood alone. */
    public Battle alone(int rounds) {
      return new Battle(fight, moment, led, rounds, idle);
    }

    /** With so many throws without a chance. */
    public Battle idle(int throwsSoFar) {
      return new Battle(fight, moment, led, alone, throwsSoFar);
    }
  }

  /** The combat adjudicator has been asked; the brief is what the battle makes of the position. */
  record Throwing(Battle battle, QuestionId question, DrawId draw) implements FightFrame {}

  /**
   * 10.1: the supply adjudicator has been asked; the brief is what the battle makes of the
   * position.
   */
  record Supplying(Battle battle, QuestionId question) implements FightFrame {}

  /**
   * A hit that is still to be borne.
   *
   * @param shooter who scored it; {@code port} for the guns of a port
   * @param byAttacker true if it is the attacker's
   */
  record Hit(String shooter, boolean byAttacker) {}

  /**
   * 7.3-3: hits of one throw that are still to be borne.
   *
   * @param battle below them
   * @param ones natural 1s, whose victims their rollers name, the attacker's first
   * @param others whose victims are chosen by their owners
   */
  record Scoring(Battle battle, List<Hit> ones, List<Hit> others) implements FightFrame {
    public Scoring {
      ones = List.copyOf(ones);
      others = List.copyOf(others);
    }
  }

  /** A choice of one seat, above the battle or above whatever has cost units. */
  sealed interface Choice extends FightFrame {
    /** Who chooses. */
    Seat seat();
  }

  /** 7.3-n: the roller of a natural 1 names its victim. */
  record Naming(Seat seat, String rule, String shooter, List<String> victims) implements Choice {
    public Naming {
      victims = List.copyOf(victims);
    }
  }

  /**
   * How many hits a unit may bear.
   *
   * @param least 0 or more
   * @param most at most 2
   */
  record Load(String unit, int least, int most) {}

  /**
   * 7.3-3: the owner shares hits among their units.
   *
   * @param seat who chooses (r88)
   * @param rule the paragraph of this kind of battle, or that which says who may bear these hits
   * @param from who scored them, those included that nobody can bear
   * @param hits how many are borne
   * @param loads of each unit that may bear one
   */
  record Bearing(Seat seat, String rule, List<Hit> from, int hits, List<Load> loads)
      implements Choice {
    public Bearing {
      from = List.copyOf(from);
      loads = List.copyOf(loads);
    }
  }

  /** 3.6-a: which of the strongest ships the admiral is on. */
  record Flagging(Seat seat, String admiral, List<String> ships) implements Choice {
    public Flagging {
      ships = List.copyOf(ships);
    }
  }

  /** 3.5-b, 3.6-b: to whom the leader adds a point, up to their strength. */
  record Leading(Seat seat, String leader, String rule, List<String> units, int most)
      implements Choice {
    public Leading {
      units = List.copyOf(units);
    }
  }

  /**
   * 3.2.5: which of the guns beside the hex support its defence; it is their action.
   *
   * @param seat whose they are
   * @param guns which may
   * @param others guns of its ally, who is asked next
   */
  record Supporting(Seat seat, List<String> guns, List<String> others) implements Choice {
    public Supporting {
      guns = List.copyOf(guns);
      others = List.copyOf(others);
    }
  }

  /** A choice between two. */
  enum Matter {
    /** 7.4: the defender withdraws or fights on. */
    WITHDRAWAL,
    /** 7.3-4, 7.5-5, 10.5-a, 10.7-7: the attacker breaks off or fights on. */
    BREAKING_OFF,
    /** 8.5: the defender tries to evade or stands. */
    EVASION,
    /** 8.5-f: the attacker lets them go or not. */
    LETTING_GO
  }

  /** One of two. */
  record Deciding(Seat seat, Matter matter, String rule) implements Choice {}

  /** 8.5-b: which submarines go where the die frees them and not the fleet. */
  record SlippingAway(Seat seat, List<String> submarines) implements Choice {
    public SlippingAway {
      submarines = List.copyOf(submarines);
    }
  }

  /**
   * Ships leave for hexes near by.
   *
   * @param seat whose they are (r88)
   * @param ships who is still to go
   * @param evading true if all evade, 1 or 2 hexes (8.5-e); else some withdraw one hex (8.4-s5)
   */
  record Sailing(Seat seat, List<String> ships, boolean evading) implements Choice {
    public Sailing {
      ships = List.copyOf(ships);
    }
  }

  /**
   * 10.5: the defender may leave the hex.
   *
   * @param seat who decides (r88)
   * @param units land units in the hex, if they may retreat: several but for one, or the last
   * @param aircraft in the hex that have a base to fly to (r82)
   */
  record Yielding(Seat seat, List<String> units, List<String> aircraft) implements Choice {
    public Yielding {
      units = List.copyOf(units);
      aircraft = List.copyOf(aircraft);
    }
  }

  /**
   * 10.5-b: where those go who retreat.
   *
   * @param seat who decides
   * @param units who is still to go
   * @param leaders who may go with them
   */
  record FallingBack(Seat seat, List<String> units, List<String> leaders) implements Choice {
    public FallingBack {
      units = List.copyOf(units);
      leaders = List.copyOf(leaders);
    }
  }

  /** 3.4.5-e: too many units aboard a damaged transport: the owner says who of them is lost. */
  record Unloading(Seat seat, String carrier, List<String> cargo) implements Choice {
    public Unloading {
      cargo = List.copyOf(cargo);
    }
  }

  /** 3.4.2-c: too many fighters on a damaged carrier: the owner says which suffers (r38). */
  record Crowding(Seat seat, String carrier, List<String> fighters) implements Choice {
    public Crowding {
      fighters = List.copyOf(fighters);
    }
  }

  /**
   * 3.4.2-c: where a fighter lands that its carrier no longer holds.
   *
   * @param seat whose it is
   * @param fighter who
   * @param bases airfields and boxes in reach with room
   * @param carriers in reach with room
   */
  record Alighting(Seat seat, String fighter, List<Place> bases, List<String> carriers)
      implements Choice {
    public Alighting {
      bases = List.copyOf(bases);
      carriers = List.copyOf(carriers);
    }
  }

  /** 3.5-d: a die for a leader whose units are all destroyed. */
  record Dooming(String leader) implements FightFrame {}

  /** 3.5-d: where a leader goes who has got away (r76). */
  record Rescuing(Seat seat, String leader, List<Place> hexes) implements Choice {
    public Rescuing {
      hexes = List.copyOf(hexes);
    }
  }
}
