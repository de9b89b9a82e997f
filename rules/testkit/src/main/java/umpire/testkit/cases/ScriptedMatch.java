package umpire.testkit.cases;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.dice.Chance;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.testkit.match.Match;
import umpire.testkit.match.ReachedTypes;
import umpire.testkit.match.Rulebook;

/**
 * One match in one process with dictated dice. The umpire answers every draw and question by
 * itself, so between two inputs the match waits for players or is over.
 *
 * @param <P> the game's position
 * @param <C> its commands
 * @param <E> its events
 */
@SuppressWarnings("unchecked") // the rulebook of a game makes nothing but values of its families
public class ScriptedMatch<P, C, E> {
  private final Rulebook book;
  private final Match match;
  private final List<Stop<P, C>> stops = new ArrayList<>();

  /** What there was to see, one after the other. */
  public sealed interface Moment<P, C, E> {
    /** An event. */
    record Happened<P, C, E>(E event) implements Moment<P, C, E> {}

    /** The match waits for players, or is over. */
    record Rested<P, C, E>(P position, Pending<C> pending) implements Moment<P, C, E> {}
  }

  /** Where the match came to rest, after so many events. */
  private record Stop<P, C>(int seq, P position, Pending<C> pending) {}

  /**
   * A match in a position; the umpire has answered everything up to the first choice.
   *
   * @param book an edition of the game whose families the type parameters are
   * @param chance gives every die of the match, in the order in which they are thrown
   */
  public ScriptedMatch(Rulebook book, P position, Chance chance) {
    this.book = book;
    this.match = Match.dictated(book, position, chance);
    putUmpireInputs();
  }

  /** Puts an input and answers what the umpire is asked, up to the next choice. */
  public Ruling<P, C, E> put(Input<C> input) {
    Ruling<P, C, E> ruling =
        (Ruling<P, C, E>) (Ruling<?, ?, ?>) match.put((Input<Object>) (Input<?>) input);
    putUmpireInputs();
    return ruling;
  }

  /**
   * Puts the lapse of a seat's time for its open decision, as {@link #put} does; throws
   * IllegalStateException if the seat is not asked.
   */
  public Ruling<P, C, E> lapse(Seat seat) {
    if (pending() instanceof Pending.Choices<C> choices && choices.asked().get(seat) != null) {
      return put(new Input.Lapsed<>(seat, choices.asked().get(seat).id()));
    }
    throw new IllegalStateException("nobody waits for " + seat);
  }

  /** What the match waits for. */
  public final Pending<C> pending() {
    return (Pending<C>) (Pending<?>) match.pending();
  }

  /** The position after all events. */
  public final P position() {
    return (P) match.position();
  }

  /** Every event since the beginning, in order. */
  public List<E> events() {
    return (List<E>) match.events();
  }

  /** Every event and every rest since the beginning, in order. */
  public List<Moment<P, C, E>> moments() {
    List<Moment<P, C, E>> moments = new ArrayList<>();
    List<E> events = events();
    int seq = 0;
    for (Stop<P, C> stop : stops) {
      for (E event : events.subList(seq, stop.seq())) {
        moments.add(new Moment.Happened<>(event));
      }
      seq = stop.seq();
      moments.add(new Moment.Rested<>(stop.position(), stop.pending()));
    }
    return List.copyOf(moments);
  }

  /** The frames and commands reached since the beginning. */
  public ReachedTypes reached() {
    return match.reached();
  }

  /** The edition that is played. */
  public Pack pack() {
    return book.pack();
  }

  /** The game and its faces, without their types. */
  public Rulebook book() {
    return book;
  }

  private void putUmpireInputs() {
    while (true) {
      switch (match.pending()) {
        case Pending.Draw<Object> draw -> match.put(match.drawn(draw));
        case Pending.Question<Object> question -> match.put(match.reported(question));
        case Pending.Choices<Object> _, Pending.Over<Object> _ -> {
          stops.add(new Stop<>(match.seq(), position(), pending()));
          return;
        }
      }
    }
  }
}
