package umpire.game.store.transaction;

import java.util.List;

/**
 * A draw.
 *
 * @param number from 1, without gaps
 * @param rule the paragraph that called for it; part of its key
 * @param lot {@link #DICE} or {@link #SHUFFLE}
 * @param sides of each die; of a shuffle its size
 * @param values none while a question is open
 * @param seenBy viewers who see the values before the end
 * @param used false while a question is open
 */
public record DrawRow(
    int number,
    String rule,
    String lot,
    List<Integer> sides,
    List<Integer> values,
    List<String> seenBy,
    boolean used) {
  /** So many dice. */
  public static final String DICE = "dice";

  /** A permutation. */
  public static final String SHUFFLE = "shuffle";

  public DrawRow {
    sides = List.copyOf(sides);
    values = List.copyOf(values);
    seenBy = List.copyOf(seenBy);
  }
}
