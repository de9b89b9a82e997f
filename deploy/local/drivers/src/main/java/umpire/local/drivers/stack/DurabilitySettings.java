package umpire.local.drivers.stack;

/**
 * The settings that decide whether an acknowledged command survives a power failure.
 *
 * @param fsync of PostgreSQL, in its words
 * @param synchronousCommit of game-service's database, in PostgreSQL's words
 */
public record DurabilitySettings(String fsync, String synchronousCommit) {
  private static final String ON = "on";

  /** As the database of a stack that runs reports them. */
  public static DurabilitySettings of(Stack stack) {
    DatabaseProbe games = stack.database("game");
    return new DurabilitySettings(
        games.ask("show fsync").getFirst(), games.ask("show synchronous_commit").getFirst());
  }

  /** Whether both are on. */
  public boolean areOn() {
    return fsync.equals(ON) && synchronousCommit.equals(ON);
  }

  /** One line of a report. */
  public String line() {
    return "- PostgreSQL: fsync "
        + fsync
        + ", synchronous_commit "
        + synchronousCommit
        + "; Kafka: acks=all, one broker";
  }
}
