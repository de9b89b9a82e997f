package umpire.wire.notation;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import umpire.kernel.citation.Fraction;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Band;

/** Commands of no game, with a component of every kind that a command of one could have. */
public sealed interface Say {
  record Halt() implements Say {}

  record March(UnitId unit, Place to, List<Place> via) implements Say {}

  record OpenFire(Set<String> guns, int airPoints) implements Say {}

  record BearHits(SortedMap<String, Integer> hits) implements Say {}

  record Note(String words) implements Say {}

  record Look(Weather weather, boolean again) implements Say {}

  record Build(Hexside along, SortedMap<Hexside, List<String>> works) implements Say {}

  record Reckon(long clock, Fraction part, List<List<Integer>> numbers) implements Say {}

  record Count(Map<Integer, Weather> days) implements Say {}

  record TakeLosses(Mix mix, List<Mix> others) implements Say {}

  record Aim(Target target, List<Target> others) implements Say {}

  /** A family within the family. */
  sealed interface Rest extends Say {
    record Wait(Nothing nothing, Place where) implements Rest {}
  }

  record UnitId(String id) {}

  record Mix(int retreat, int toLimit) {}

  record Nothing() {}

  enum Weather {
    CLEAR,
    DEEP_SNOW
  }

  sealed interface Target {
    record Hex(Place at) implements Target {}

    record Nobody() implements Target {}

    record Crew(Set<String> names) implements Target {}

    record AllBut(Target one, List<Target> more) implements Target {}
  }

  /** Commands of which nobody could write a text. */
  sealed interface Unspeakable {
    record Then(Map<String, Instant> when) implements Unspeakable {}

    record Within(List<Band> bands) implements Unspeakable {}
  }

  /** Two components that would share a key. */
  sealed interface Alike {
    record Both(int unitId, int unitID) implements Alike {}
  }
}
