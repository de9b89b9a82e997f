package umpire.arena.play;

import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.opponent.OddsSource;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;

/**
 * The adjudicator in this process: it plays the order in a position that the seat cannot
 * distinguish from the true one, lets everybody asked in between take the fallback, and stops where
 * a battle is fought.
 */
final class LocalOdds implements OddsSource {
  private static final int FURTHEST = 12;

  private final Rulebook book;
  private final Seat seat;
  private final Supplier<Match> alike;
  private Optional<Match> made = Optional.empty();

  /**
   * An adjudicator for one decision.
   *
   * @param alike at a position that the seat cannot distinguish from its match's, made at the first
   *     look
   */
  LocalOdds(Rulebook book, Seat seat, Supplier<Match> alike) {
    this.book = book;
    this.seat = seat;
    this.alike = alike;
  }

  @Override
  public Prospect of(List<Object> commands) {
    Match from = made.orElseGet(alike);
    made = Optional.of(from);
    Match match = from.branch();
    boolean drafted = false;
    for (Object command : commands) {
      Ruling<Object, Object, Object> ruling = match.put(new Input.Chosen<>(seat, command));
      if (ruling instanceof Ruling.Refused<Object, Object, Object>) {
        // What the seat cannot know forbids nothing; a ruleset in which it does has a leak, which
        // is the business of the pairs, not of a player.
        return new Prospect.Quiet();
      }
      drafted = ruling instanceof Ruling.Drafted<Object, Object, Object>;
    }
    return drafted ? draft(match) : whatFollows(match);
  }

  private Prospect draft(Match match) {
    Asked<Object> next =
        match.pending() instanceof Pending.Choices<Object> choices
            ? choices.asked().get(seat)
            : null;
    return next == null ? new Prospect.Quiet() : new Prospect.Draft(next);
  }

  private Prospect weighed(Brief brief) {
    try {
      return new Prospect.Battle(brief, book.combat().odds(brief, Policy.none()));
    } catch (UncountableException _) {
      return new Prospect.Unweighed();
    }
  }

  /** Up to the next decision of this seat, or of another that is no part of a battle begun. */
  private Prospect whatFollows(Match match) {
    for (int i = 0; i < FURTHEST; i++) {
      switch (match.pending()) {
        case Pending.Question<Object>(var _, Adjudicator.Combat _, var brief) -> {
          return weighed(brief);
        }
        case Pending.Question<Object> supply -> match.put(match.reported(supply));
        case Pending.Draw<Object> _, Pending.Over<Object> _ -> {
          return new Prospect.Quiet();
        }
        case Pending.Choices<Object> choices -> {
          if (choices.waitedFor().contains(seat)) {
            return new Prospect.Quiet();
          }
          Seat other = choices.waitedFor().getFirst();
          Asked<Object> asked = Objects.requireNonNull(choices.asked().get(other));
          match.put(new Input.Lapsed<>(other, asked.id()));
        }
      }
    }
    return new Prospect.Quiet();
  }
}
