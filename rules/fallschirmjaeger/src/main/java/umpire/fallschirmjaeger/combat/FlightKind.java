package umpire.fallschirmjaeger.combat;

/** What flies. */
public enum FlightKind {
  /** An air barrage (1.9a). */
  BARRAGE,
  /** A unit that is dropped or flown in. */
  UNIT,
  /** A leader, who loses no step (1.10a, 2.5a/r93). */
  LEADER,
  /** A supply head that is dropped. */
  DROPPED_HEAD,
  /** A supply head that is flown to an airfield: it is not scattered, but cancelled (1.8b). */
  FLOWN_HEAD
}
