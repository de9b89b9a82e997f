package umpire.fallschirmjaeger.rules;

import java.util.Optional;
import java.util.function.Function;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.Why;
import umpire.kernel.citation.Finding;

/** What bars a piece from something. */
public final class Bars {
  private Bars() {}

  /** That something is so; empty if it is not. */
  public static Optional<Finding> when(boolean so, String rule, Why why) {
    return Finding.forbidsUnless(!so, rule, why);
  }

  /** That it bears a mark; empty if it does not. */
  public static Optional<Finding> mark(
      Piece piece, Mark mark, String rule, Function<String, ? extends Why> why) {
    return Finding.forbidsUnless(!piece.is(mark), rule, why.apply(piece.id()));
  }
}
