package umpire.weserubung.model.command;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.hex.Place;

/** 7.3 to 7.5, 8.4, 8.5, 10.3, 10.5, 10.7: what is said in a battle. */
public sealed interface FightCommand extends Command {
  /** 7.3-n: the natural 1 hits that unit. */
  record NameVictim(String unit) implements FightCommand {}

  /** 7.3-3: so many hits for each unit that may bear one. */
  record BearHits(Map<String, Integer> hits) implements FightCommand {
    public BearHits {
      hits = Collections.unmodifiableMap(new TreeMap<>(hits));
    }
  }

  /** 3.6-a: the admiral is on that ship. */
  record HoistFlag(String ship) implements FightCommand {}

  /** 3.5-b, 3.6-b: the leader adds a point to these. */
  record Lead(List<String> units) implements FightCommand {
    public Lead {
      units = List.copyOf(units);
    }
  }

  /** Neither evade nor leave, nor let anybody go. */
  record FightOn() implements FightCommand {}

  /** 7.3-4, 7.5-5, 10.5-a, 10.7-7: the fight is over for this side. */
  record BreakOff() implements FightCommand {}

  /** 8.5: try to evade. */
  record Evade() implements FightCommand {}

  /** 8.5-f: let the defender evade without a die. */
  record LetGo() implements FightCommand {}

  /** 8.5-b: these submarines evade without the fleet. */
  record SlipAway(List<String> submarines) implements FightCommand {
    public SlipAway {
      submarines = List.copyOf(submarines);
    }
  }

  /** 8.4-s5, 8.5-e: these ships leave for that hex. */
  record SailOff(List<String> ships, Place place) implements FightCommand {
    public SailOff {
      ships = List.copyOf(ships);
    }
  }

  /** 3.2.5: these guns support the defence. */
  record SupportBy(List<String> guns) implements FightCommand {
    public SupportBy {
      guns = List.copyOf(guns);
    }
  }

  /** 10.5-b: all retreat but that unit, which stays as rear-guard. */
  record Retreat(String rearGuard) implements FightCommand {}

  /** 10.5-b, 10.5-c: the last unit retreats. */
  record GiveUpHex() implements FightCommand {}

  /** r82: the aircraft flies off to that base before the hex is taken. */
  record FlyOff(String aircraft, Place base) implements FightCommand {}

  /** r82: the aircraft flies off to that carrier before the hex is taken. */
  record FlyOffAboard(String aircraft, String carrier) implements FightCommand {}

  /** 10.5-b: these retreat to that hex, and these leaders with them. */
  record FallBack(List<String> units, List<String> leaders, Place place) implements FightCommand {
    public FallBack {
      units = List.copyOf(units);
      leaders = List.copyOf(leaders);
    }
  }

  /** 3.4.5-e: that unit goes down. */
  record LoseCargo(String unit) implements FightCommand {}

  /** 3.4.2-c: that fighter suffers and leaves its carrier. */
  record ForsakeCarrier(String fighter) implements FightCommand {}

  /** 3.4.2-c: it lands on that base. */
  record AlightAt(Place base) implements FightCommand {}

  /** 3.4.2-c: it lands on that carrier. */
  record AlightAboard(String carrier) implements FightCommand {}

  /** 3.5-d: the leader gets away to that hex. */
  record SaveLeader(Place place) implements FightCommand {}
}
