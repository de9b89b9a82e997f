package umpire.fallschirmjaeger.event;

import java.util.Collection;
import java.util.function.UnaryOperator;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.state.Piece;

/** Changes of several pieces. */
final class PieceChanges {
  private PieceChanges() {}

  /**
   * With each of these pieces changed alike; throws IllegalArgumentException for one not in play.
   */
  static Position each(Position before, Collection<String> ids, UnaryOperator<Piece> change) {
    Position after = before;
    for (String id : ids) {
      after = after.with(change.apply(after.piece(id)));
    }
    return after;
  }
}
