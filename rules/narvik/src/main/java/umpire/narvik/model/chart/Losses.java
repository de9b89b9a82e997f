package umpire.narvik.model.chart;

/**
 * A result of the combat results table: points that each side must satisfy (15.2).
 *
 * @param attacker 0 or more
 * @param defender 0 or more
 */
public record Losses(int attacker, int defender) {
  public Losses {
    if (attacker < 0 || defender < 0) {
      throw new IllegalArgumentException("results are 0 or more");
    }
  }
}
