package umpire.wire.notation;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.wire.JsonForm;

/**
 * The words that may stand somewhere, and what each means. A word is found whatever its case,
 * hyphens and underscores, unless that leaves two to choose from.
 *
 * @param <T> what they mean
 */
final class Vocabulary<T> {
  private static final int MOST_SUGGESTED = 3;
  private static final int LONGEST = 60;
  private static final int SHORTEST_BEGINNING = 3;

  private final List<String> words;
  private final Map<String, T> exact;
  private final Map<String, List<T>> folded = new TreeMap<>();

  /** Those words, in their order. */
  Vocabulary(Map<String, T> meanings) {
    this.words = List.copyOf(meanings.keySet());
    this.exact = meanings;
    meanings.forEach(
        (word, meaning) ->
            folded.computeIfAbsent(folded(word), _ -> new ArrayList<>()).add(meaning));
  }

  /** The members of a family by their types. */
  static Vocabulary<JsonForm.Body> ofBodies(JsonForm.Family family) {
    Map<String, JsonForm.Body> bodies = new TreeMap<>();
    family
        .members()
        .forEach(
            (name, member) -> {
              if (!(member instanceof JsonForm.Body body)) {
                throw new IllegalArgumentException(name + " is no record of several members");
              }
              bodies.put(name, body);
            });
    return new Vocabulary<>(bodies);
  }

  /** All of them. */
  List<String> words() {
    return words;
  }

  /** What a word means. */
  Optional<T> find(String word) {
    T meaning = exact.get(word);
    if (meaning != null) {
      return Optional.of(meaning);
    }
    List<T> alike = folded.getOrDefault(folded(word), List.of());
    return alike.size() == 1 ? Optional.of(alike.getFirst()) : Optional.empty();
  }

  /** Words that may have been meant, the likeliest first. */
  List<String> nearest(String word) {
    if (word.length() > LONGEST) {
      return List.of();
    }
    String typed = folded(word);
    int most = Math.max(1, typed.length() / 3);
    return words.stream()
        .filter(known -> begins(typed, known) || distance(typed, folded(known)) <= most)
        .sorted(Comparator.comparingInt(known -> distance(typed, folded(known))))
        .limit(MOST_SUGGESTED)
        .toList();
  }

  private static boolean begins(String typed, String known) {
    return typed.length() >= SHORTEST_BEGINNING && folded(known).startsWith(typed);
  }

  private static String folded(String word) {
    return word.toLowerCase(Locale.ROOT).replace("-", "").replace("_", "");
  }

  /**
   * How many letters must be put in, left out, exchanged or swapped with their neighbour to make
   * one of the other.
   */
  private static int distance(String one, String other) {
    int[][] steps = new int[one.length() + 1][other.length() + 1];
    for (int i = 0; i <= one.length(); i++) {
      for (int j = 0; j <= other.length(); j++) {
        if (i == 0 || j == 0) {
          steps[i][j] = i + j;
          continue;
        }
        int exchanged = one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1;
        int least = Math.min(steps[i - 1][j], steps[i][j - 1]) + 1;
        steps[i][j] = Math.min(least, steps[i - 1][j - 1] + exchanged);
        boolean swapped =
            i > 1
                && j > 1
                && one.charAt(i - 1) == other.charAt(j - 2)
                && one.charAt(i - 2) == other.charAt(j - 1);
        if (swapped) {
          steps[i][j] = Math.min(steps[i][j], steps[i - 2][j - 2] + 1);
        }
      }
    }
    return steps[one.length()][other.length()];
  }
}
