package umpire.fallschirmjaeger.play.people;

import java.util.List;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.kernel.citation.Rule;

/** 3.7: the Queen, the Government and the gold leave from two ports, in a Dutch Movement Phase. */
@Rule({"3.7", "3.7/r2", "3.7/r20"})
public record Evacuations(ChapterContext context) {
  private static final List<String> PIECES = List.of("gold", "government", "queen");

  /** Who can leave now, by id. */
  public List<String> ready(Position position) {
    return PIECES.stream().filter(position::has).filter(id -> leaves(position, id)).toList();
  }

  private boolean leaves(Position position, String id) {
    Piece piece = position.piece(id);
    return context.map().set("evacuation").contains(piece.place())
        && !piece.is(Mark.CAPTIVE)
        && context.mix().in(position, Side.GERMAN, piece.place()).isEmpty();
  }
}
