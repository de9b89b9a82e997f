package umpire.narvik.model.frame;

/** The throws of the random event phase (8, 30.0, 31.0). */
public enum EventThrow {
  /** 8.0: whose event the turn has. */
  KIND,
  /** 8.1: seen by the Allied player alone. */
  ALLIED_SECRET,
  /** 8.2: seen by the German player alone. */
  GERMAN_SECRET,
  /** 8.3: a first and a second die, seen by everyone. */
  OPEN,
  /** 30.0: what comes to the Germans. */
  REINFORCEMENTS,
  /** 31.0: what leaves the Allies. */
  REDEPLOYMENT
}
