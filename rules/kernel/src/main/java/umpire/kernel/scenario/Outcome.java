package umpire.kernel.scenario;

import java.util.Collections;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;

/**
 * How a match ended.
 *
 * @param level the level of victory, kebab-case, as the game names it
 * @param winners the seats that won; none for a draw or a scenario without a winner
 * @param because the paragraph and the figures
 */
public record Outcome(String level, Set<Seat> winners, Finding because) {
  public Outcome {
    winners = Collections.unmodifiableSet(new TreeSet<>(winners));
  }
}
