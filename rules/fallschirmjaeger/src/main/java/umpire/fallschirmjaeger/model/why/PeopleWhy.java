package umpire.fallschirmjaeger.model.why;

import umpire.kernel.hex.Place;

/** What happens to leaders, trucks and gold. */
public sealed interface PeopleWhy extends Why {
  /** The other side took the leader. */
  record TakenIn(String leader, Place hex) implements PeopleWhy {}

  /** His own side freed the leader. */
  record FreedBy(String leader, Place hex) implements PeopleWhy {}

  /** Nobody guarded the captive. */
  record Escaped(String leader, Place hex) implements PeopleWhy {}

  /** The captive was taken out of the country. */
  record TakenAway(String leader, Place hex) implements PeopleWhy {}

  /** Germans met trucks without an escort. */
  record TrucksLost(String trucks, Place hex) implements PeopleWhy {}

  /** A captive does not move by himself. */
  record IsCaptive(String leader) implements PeopleWhy {}

  /** It does not move by itself. */
  record MovesNotItself(String piece) implements PeopleWhy {}

  /** Trucks, and whoever only escorts them, make no overrun. */
  record NoFighter(String piece) implements PeopleWhy {}

  /** Loaded trucks keep away from enemies. */
  record BesideEnemy(Place hex) implements PeopleWhy {}

  /** It cannot be taken along from here now. */
  record NotTaken(String piece) implements PeopleWhy {}

  /** It is not carried. */
  record NotCarried(String piece) implements PeopleWhy {}

  /** It cannot be evacuated from where it is. */
  record NotEvacuated(String piece) implements PeopleWhy {}

  /** The leader has restored or brought a unit in this turn. */
  record ActedAlready(String leader) implements PeopleWhy {}

  /** The leader restores no such unit in this turn. */
  record NotRestored(String leader, String unit) implements PeopleWhy {}

  /** No parachute company can be brought now. */
  record NoCompany(String company) implements PeopleWhy {}
}
