package umpire.weserubung.model.state;

import umpire.kernel.citation.Rule;

/**
 * 4.0: a nation's national morale.
 *
 * @param level of national morale, never below 0 (r83)
 * @param used of it this turn
 * @param bought offensives of this turn (6.2)
 * @param offensives of those, not yet spent
 */
public record MoraleAccount(int level, int used, int bought, int offensives) {
  /** A level of which nothing is used. */
  public static MoraleAccount of(int level) {
    return new MoraleAccount(level, 0, 0, 0);
  }

  /** What may still be used this turn; never below 0 (4.0-c). */
  public int left() {
    return Math.max(0, level - used);
  }

  /** With so many points used, besides. */
  public MoraleAccount using(int points) {
    return new MoraleAccount(level, used + points, bought, offensives);
  }

  /** With so many offensives bought, a point of morale each (6.2-a). */
  public MoraleAccount buying(int number) {
    return new MoraleAccount(level, used + number, bought + number, offensives + number);
  }

  /** With so many offensives spent. */
  public MoraleAccount spending(int number) {
    return new MoraleAccount(level, used, bought, offensives - number);
  }

  /** With the level raised or lowered. */
  public MoraleAccount raised(int points) {
    return new MoraleAccount(Math.max(0, level + points), used, bought, offensives);
  }

  /** As a new turn finds it (Q8). */
  @Rule("4.0-c/r33")
  public MoraleAccount rested() {
    return new MoraleAccount(level, 0, 0, 0);
  }
}
