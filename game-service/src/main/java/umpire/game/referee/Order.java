package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.OptionalInt;
import umpire.game.store.DraftRow;
import umpire.kernel.play.Seat;

/**
 * What a seat asks of the referee.
 *
 * @param seat whose order it is
 * @param decision that it answers; none for a free act
 * @param draft what stands of it so far, as it was read
 * @param commands what is added now
 */
record Order(Seat seat, OptionalInt decision, DraftRow draft, List<JsonNode> commands) {
  Order {
    commands = List.copyOf(commands);
  }
}
