package umpire.kernel.flow;

import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.Event;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/**
 * A window: each seat answers unseen by the others, and may change its answer until the last is in.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 * @param <T> its frame
 * @param <A> what is sealed of an answer
 */
public interface Seals<P extends PlayedPosition<P, F>, C, F, T extends F, A>
    extends AskingStep<P, C, F, T> {
  /** What a viewer knows of sealed answers: their own alone; nothing if they are no seat. */
  static <A> Map<Seat, A> own(Map<Seat, A> sealed, Viewer viewer) {
    Map<Seat, A> own = new TreeMap<>(sealed);
    own.keySet().removeIf(seat -> !viewer.equals(new Viewer.Of(seat)));
    return own;
  }

  /** The answers so far. */
  Map<Seat, A> sealed(T frame);

  /** The frame with other answers. */
  T with(T frame, Map<Seat, A> sealed);

  /** What a command that is on offer seals. */
  A sealing(P position, T frame, Seat seat, C command);

  /**
   * The event of an answer. Where it does not put the answer into the frame by itself, the frame is
   * replaced behind it.
   *
   * @param again true if it changes one
   */
  Event<P> sealedEvent(Seat seat, A answer, boolean again);

  /** Another answer that the seat might have given. */
  A redrawn(P position, T frame, Seat seat, Chance chance);

  /** All answers are in: takes the frame off the agenda and carries them out. */
  void revealed(T frame, RulingInProgress<P, F> ruling);

  @Override
  default Set<Seat> answered(T frame) {
    return sealed(frame).keySet();
  }

  @Override
  default void take(T frame, Seat seat, C command, RulingInProgress<P, F> ruling) {
    Map<Seat, A> all = new TreeMap<>(sealed(frame));
    A answer = sealing(ruling.position(), frame, seat, command);
    boolean again = all.put(seat, answer) != null;
    T with = with(frame, all);
    ruling.add(sealedEvent(seat, answer, again));
    if (all.keySet().containsAll(seats(ruling.position(), with))) {
      revealed(with, ruling);
    } else if (!ruling.position().agenda().top().equals(with)) {
      ruling.replaceFrame(with);
    }
  }

  /** True if another seat has answered. */
  default boolean hides(T frame, Viewer viewer) {
    return sealed(frame).keySet().stream().anyMatch(seat -> !viewer.equals(new Viewer.Of(seat)));
  }

  /** The frame with the viewer's own answer as it is, and all others drawn anew. */
  default T redrawn(P position, T frame, Viewer viewer, Chance chance) {
    Map<Seat, A> drawn = new TreeMap<>(sealed(frame));
    drawn.replaceAll(
        (seat, own) ->
            viewer.equals(new Viewer.Of(seat)) ? own : redrawn(position, frame, seat, chance));
    return with(frame, drawn);
  }
}
