package umpire.weserubung.model.frame;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Seat;

/**
 * 10.2 An offensive as it is declared.
 *
 * @param seat who declares it
 * @param manner which kind of offensive
 * @param general who leads a double offensive (10.9); empty in any other
 * @param thrusts one attack, or the two of a double offensive
 */
public record Plan(Seat seat, Manner manner, String general, List<Thrust> thrusts)
    implements Proposal {
  public Plan {
    thrusts = List.copyOf(thrusts);
  }

  /** Which kind of offensive. */
  public enum Manner {
    /** 10.2, 10.6, 10.7: against an enemy stack, over land, from the sea, or both. */
    ATTACK,
    /** 10.9: two adjacent hexes at once, led by a general. */
    DOUBLE,
    /** 10.8: by parachutists alone. */
    DROP
  }

  /**
   * One attack.
   *
   * @param target the hex
   * @param marching who goes there over land, leaders too, each with its way; the last hex but one
   *     is where it attacks from
   * @param guns artillery that fires from another hex (3.2.5-c), each with its way there
   * @param landing who goes ashore from ships in the hex (10.7), leaders too
   * @param bombarding ships in the hex that fire in the first round (10.7-0)
   * @param wings aircraft, one for each base
   */
  public record Thrust(
      Place target,
      List<Approach> marching,
      List<Approach> guns,
      List<String> landing,
      List<String> bombarding,
      List<Wing> wings) {
    public Thrust {
      marching = List.copyOf(marching);
      guns = List.copyOf(guns);
      landing = List.copyOf(landing);
      bombarding = List.copyOf(bombarding);
      wings = List.copyOf(wings);
    }

    /** Nothing committed yet. */
    public static Thrust at(Place target) {
      return new Thrust(target, List.of(), List.of(), List.of(), List.of(), List.of());
    }

    /** With more who march. */
    public Thrust marching(List<Approach> more) {
      return new Thrust(target, joined(marching, more), guns, landing, bombarding, wings);
    }

    /** With another gun. */
    public Thrust gun(Approach more) {
      return new Thrust(target, marching, joined(guns, List.of(more)), landing, bombarding, wings);
    }

    /** With that way for the counter, if it marches or is a gun. */
    Thrust by(Approach other) {
      return new Thrust(target, by(marching, other), by(guns, other), landing, bombarding, wings);
    }

    private static List<Approach> by(List<Approach> all, Approach other) {
      return all.stream().map(old -> old.unit().equals(other.unit()) ? other : old).toList();
    }

    /** With more who go ashore. */
    public Thrust landing(List<String> more) {
      return new Thrust(target, marching, guns, joined(landing, more), bombarding, wings);
    }

    /** With more ships that fire. */
    public Thrust bombarding(List<String> more) {
      return new Thrust(target, marching, guns, landing, joined(bombarding, more), wings);
    }

    /** With these wings and no others. */
    public Thrust flying(List<Wing> all) {
      return new Thrust(target, marching, guns, landing, bombarding, all);
    }

    /** Every counter that takes part. */
    public List<String> counters() {
      List<String> all = new ArrayList<>();
      marching.forEach(approach -> all.add(approach.unit()));
      guns.forEach(approach -> all.add(approach.unit()));
      all.addAll(landing);
      all.addAll(bombarding);
      for (Wing wing : wings) {
        all.addAll(wing.aircraft());
        all.addAll(wing.parachutists());
      }
      return List.copyOf(all);
    }
  }

  /**
   * A counter and its way.
   *
   * @param unit its counter
   * @param path both ends included; one hex for who stays where it is
   */
  public record Approach(String unit, List<Place> path) {
    public Approach {
      path = List.copyOf(path);
    }
  }

  /**
   * Aircraft from one base.
   *
   * @param aircraft who flies, in order of id
   * @param boarded parachutists, each with the transport that it is aboard
   * @param leg the way to the target, base first
   */
  public record Wing(List<String> aircraft, Map<String, String> boarded, List<Place> leg) {
    public Wing {
      aircraft = List.copyOf(aircraft);
      boarded = Collections.unmodifiableMap(new TreeMap<>(boarded));
      leg = List.copyOf(leg);
    }

    /** Who is aboard, in order of id. */
    public List<String> parachutists() {
      return List.copyOf(boarded.keySet());
    }

    /** True if it is one of the aircraft. */
    boolean has(String one) {
      return aircraft.contains(one);
    }

    /** By that way. */
    public Wing along(List<Place> way) {
      return new Wing(aircraft, boarded, way);
    }

    /** With more aircraft, and whoever is aboard them. */
    public Wing with(List<String> more, Map<String, String> aboard) {
      Map<String, String> all = new TreeMap<>(boarded);
      all.putAll(aboard);
      return new Wing(joined(aircraft, more).stream().sorted().toList(), all, leg);
    }
  }

  private static <T> List<T> joined(List<T> some, List<T> more) {
    List<T> all = new ArrayList<>(some);
    all.addAll(more);
    return all;
  }

  /** With that thrust in place of the one on the same target. */
  public Plan with(Thrust thrust) {
    return new Plan(
        seat,
        manner,
        general,
        thrusts.stream().map(old -> old.target().equals(thrust.target()) ? thrust : old).toList());
  }

  /** The attack on that hex; throws IllegalArgumentException if there is none. */
  public Thrust thrust(Place target) {
    return thrusts.stream()
        .filter(thrust -> thrust.target().equals(target))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(target + " is not attacked"));
  }

  /**
   * How the counter, which is named, comes by land; throws IllegalArgumentException if it does not.
   */
  public Approach approach(String unit) {
    return thrusts.stream()
        .flatMap(thrust -> Stream.concat(thrust.marching().stream(), thrust.guns().stream()))
        .filter(approach -> approach.unit().equals(unit))
        .findFirst()
        .orElseThrow(() -> new IllegalArgumentException(unit + " does not march"));
  }

  /** With that way for a counter that comes by land already. */
  public Plan by(Approach other) {
    return new Plan(
        seat, manner, general, thrusts.stream().map(thrust -> thrust.by(other)).toList());
  }

  /** The attack that the aircraft flies to, if it is named for one. */
  public Optional<Thrust> flownBy(String aircraft) {
    return thrusts.stream()
        .filter(thrust -> thrust.wings().stream().anyMatch(wing -> wing.has(aircraft)))
        .findFirst();
  }

  /** With that way for the wing of the aircraft, which is named for the thrust. */
  public Plan along(Thrust thrust, String aircraft, List<Place> way) {
    return with(
        thrust.flying(
            thrust.wings().stream()
                .map(wing -> wing.has(aircraft) ? wing.along(way) : wing)
                .toList()));
  }

  @Override
  public List<String> counters() {
    return thrusts.stream().flatMap(thrust -> thrust.counters().stream()).toList();
  }
}
