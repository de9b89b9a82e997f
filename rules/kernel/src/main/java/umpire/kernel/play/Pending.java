package umpire.kernel.play;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;

/**
 * The one thing that a match waits for. A match at rest waits for choices or for a report; a draw
 * is made in the transaction that reached it.
 *
 * @param <C> the game's commands
 */
public sealed interface Pending<C> {
  /**
   * Choices of players. Choices that wait for nobody, an answer of a seat that is not asked, an
   * answer with {@link AnswerMode#ANY}, and a free command that a seat is also asked for, throw
   * IllegalArgumentException.
   *
   * @param answer whether all asked seats must answer, or one
   * @param asked the open decision of each seat that is waited for; with {@link AnswerMode#ALL} a
   *     seat that has answered stays here with its offers while it may still change its answer,
   *     with {@link AnswerMode#ANY} one that has left it to the others is here no more
   * @param answered the seats of {@code asked} that have answered; public
   * @param free what a seat may do though nobody waits for it: always one command, never drafted,
   *     of a type that is not among the seat's asked offers; it changes neither the ids of open
   *     decisions nor what a seat that has answered was offered
   */
  record Choices<C>(
      AnswerMode answer, Map<Seat, Asked<C>> asked, Set<Seat> answered, Map<Seat, Offers<C>> free)
      implements Pending<C> {
    public Choices {
      asked = sorted(asked);
      answered =
          answered.isEmpty() ? Set.of() : Collections.unmodifiableSet(new TreeSet<>(answered));
      free = sorted(free);
      if (asked.isEmpty() || asked.keySet().equals(answered)) {
        throw new IllegalArgumentException("choices wait for at least one seat");
      }
      if (!asked.keySet().containsAll(answered)) {
        throw new IllegalArgumentException("only an asked seat can have answered");
      }
      if (answer == AnswerMode.ANY && !answered.isEmpty()) {
        throw new IllegalArgumentException("where one answer is enough, none is waiting");
      }
      for (Map.Entry<Seat, Offers<C>> act : free.entrySet()) {
        Asked<C> also = asked.get(act.getKey());
        if (also != null && act.getValue().shares(also.offers())) {
          throw new IllegalArgumentException(
              "a free act of " + act.getKey() + " could be taken for its answer");
        }
      }
    }

    /** By seat; most choices are one seat's, and need no tree. */
    private static <V> Map<Seat, V> sorted(Map<Seat, V> bySeat) {
      return bySeat.size() < 2
          ? Map.copyOf(bySeat)
          : Collections.unmodifiableMap(new TreeMap<>(bySeat));
    }

    /** The seats that have not answered, in their order; at least one. */
    public List<Seat> waitedFor() {
      List<Seat> waited = new ArrayList<>(asked.keySet());
      waited.removeAll(answered);
      return List.copyOf(waited);
    }

    /** Choices for which one seat is asked, and nobody else may act. */
    public static <C> Choices<C> of(Seat seat, Asked<C> asked) {
      return new Choices<>(AnswerMode.ALL, Map.of(seat, asked), Set.of(), Map.of());
    }
  }

  /**
   * A draw of game-service.
   *
   * @param id its number
   * @param lot what is drawn
   * @param rule the paragraph that calls for it
   * @param seenBy who sees the values at once; the others see them at the end
   */
  record Draw<C>(DrawId id, DrawKind lot, RuleId rule, Set<Viewer> seenBy) implements Pending<C> {
    public Draw {
      seenBy = Set.copyOf(seenBy);
    }
  }

  /**
   * A question to another service.
   *
   * @param id its number
   * @param adjudicator who is asked
   * @param brief what is asked
   */
  record Question<C>(QuestionId id, Adjudicator adjudicator, Brief brief) implements Pending<C> {}

  /** Nothing: the match has ended. */
  record Over<C>(Outcome outcome) implements Pending<C> {}
}
