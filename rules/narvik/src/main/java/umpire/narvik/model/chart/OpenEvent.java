package umpire.narvik.model.chart;

/** A cell of the table of open events (8.3): both players learn of it. */
public enum OpenEvent {
  NONE,
  /** A throw on the table of German reinforcements (30.0). */
  GERMAN_REINFORCEMENTS,
  /** A throw on the table of redeployments (31.0). */
  ALLIED_REDEPLOYMENT,
  /** A throw on each of the two, the German one first. */
  REINFORCEMENTS_AND_REDEPLOYMENT,
  /** The game ends at the end of the next turn (24.0). */
  NEUTRALITY_PACT,
  /** The game ends at the end of the next turn (24.0). */
  RELIEF_FORCE;

  /** True if the Germans throw for reinforcements. */
  public boolean reinforces() {
    return this == GERMAN_REINFORCEMENTS || this == REINFORCEMENTS_AND_REDEPLOYMENT;
  }

  /** True if a throw says which Allied units leave. */
  public boolean redeploys() {
    return this == ALLIED_REDEPLOYMENT || this == REINFORCEMENTS_AND_REDEPLOYMENT;
  }

  /** True if it ends the game at the end of the next turn, as the secret event of 8.1 does. */
  public boolean endsGame() {
    return this == NEUTRALITY_PACT || this == RELIEF_FORCE;
  }
}
