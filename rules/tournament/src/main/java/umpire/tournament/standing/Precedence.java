package umpire.tournament.standing;

import java.util.function.IntFunction;

/** Why a line of the standings stands above the next one. */
public sealed interface Precedence {
  /** The upper of the two. */
  int upper();

  /** The lower of the two. */
  int lower();

  /** A plain sentence; names are asked for by number. */
  String sentence(IntFunction<String> names);

  /**
   * A criterion tells them apart; by all before they are equal.
   *
   * @param criterion the first that differs
   * @param above the value of the upper
   * @param below the value of the lower
   * @param among how many were equal up to then, if the values are of the tied alone
   */
  record Decided(int upper, int lower, Criterion criterion, Value above, Value below, int among)
      implements Precedence {
    @Override
    public String sentence(IntFunction<String> names) {
      String order =
          criterion.order() == Criterion.Order.LOWER_FIRST ? " (lower stands above)" : "";
      String scope =
          criterion.scope() == Criterion.Scope.TIED ? " among the " + among + " tied" : "";
      return "%s stands above %s by %s%s%s: %s against %s."
          .formatted(
              names.apply(upper),
              names.apply(lower),
              criterion.label(),
              scope,
              order,
              words(above),
              words(below));
    }

    private static String words(Value value) {
      return switch (value) {
        case Value.Number number -> number.toString();
        case Value.None none -> "nothing (" + none.because() + ")";
      };
    }
  }

  /** Both have the same rank. */
  record Shared(int upper, int lower, int rank) implements Precedence {
    @Override
    public String sentence(IntFunction<String> names) {
      return "%s and %s share rank %d: no criterion tells them apart."
          .formatted(names.apply(upper), names.apply(lower), rank);
    }
  }
}
