package umpire.chassis.start;

/**
 * The service begins its work: every start condition is met, and all observers of Quarkus' start
 * have run. Fired once. What asks the database or the broker by itself begins at this event and not
 * at {@code StartupEvent}, which comes after the start's timeout even where the tables are missing.
 */
public record ServiceStarted() {}
