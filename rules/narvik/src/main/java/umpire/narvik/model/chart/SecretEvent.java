package umpire.narvik.model.chart;

/** What a secret throw brings (8.1, 8.2). */
public enum SecretEvent {
  NONE,
  /** The game ends at the end of the next turn; only the Allied player knows (8.1). */
  EVACUATION,
  /** No German land unit moves this turn; only the German player knows (8.2.1). */
  FUHRERS_ORDERS
}
