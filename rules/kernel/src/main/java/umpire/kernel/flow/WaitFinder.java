package umpire.kernel.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.scenario.Seat;

/** What positions wait for. */
final class WaitFinder<P extends PlayedPosition<P, F>, C, F> {
  private final Steps<P, C, F> steps;
  private final List<FreeAct<P, C, F>> free;

  WaitFinder(Steps<P, C, F> steps, List<FreeAct<P, C, F>> free) {
    this.steps = steps;
    this.free = free;
  }

  /** What the frame on top waits for. */
  Wait<P, C, F> of(P position) {
    return steps.of(position.agenda().top()).waits(position);
  }

  boolean isDraft(P position) {
    return position.agenda().top() instanceof DraftFrame;
  }

  /** Who was asked when the open decision opened, drafts put aside. */
  List<Seat> window(P position) {
    P below = position;
    while (isDraft(below)) {
      below = below.with(below.agenda().pop());
    }
    return steps.of(below.agenda().top()).asked(below);
  }

  /** What the frame on top waits for, where a match rests. */
  Wait<P, C, F> of(Rest<P, C> rest) {
    return rest instanceof ComputedRest<P, C, ?> known ? own(known) : of(rest.position());
  }

  @SuppressWarnings("unchecked") // of another flow it would have another position
  private Wait<P, C, F> own(ComputedRest<P, C, ?> known) {
    return (Wait<P, C, F>) known.waits();
  }

  /** The position with what it waits for; empty where the frame on top is to be carried out. */
  Optional<Rest<P, C>> rest(P position) {
    Wait<P, C, F> wait = of(position);
    Optional<Pending<C>> pending =
        switch (wait) {
          case Wait.Nothing<P, C, F> _ -> Optional.empty();
          case Wait.Draw<P, C, F>(var rule, var drawKind, var seenBy) ->
              Optional.of(
                  new Pending.Draw<>(
                      new DrawId(position.tally().draws() + 1), drawKind, rule, seenBy));
          case Wait.Report<P, C, F>(var adjudicator, var brief) ->
              Optional.of(
                  new Pending.Question<>(
                      new QuestionId(position.tally().questions()), adjudicator, brief));
          case Wait.Choice<P, C, F, ?> choice -> choices(position, choice);
          case Wait.End<P, C, F>(var outcome) -> Optional.of(new Pending.Over<>(outcome));
        };
    return pending.map(waited -> new ComputedRest<>(position, waited, wait));
  }

  private Optional<Pending<C>> choices(P position, Wait.Choice<P, C, F, ?> choice) {
    List<Seat> window = isDraft(position) ? window(position) : choice.seats(position);
    Map<Seat, Asked<C>> asked = choice.asked(position, window);
    return asked.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new Pending.Choices<>(choice.answer(), asked, choice.answered(), free(position)));
  }

  private Map<Seat, Offers<C>> free(P position) {
    Map<Seat, Offers<C>> all = new HashMap<>();
    for (FreeAct<P, C, F> act : free) {
      for (Seat seat : act.seats(position)) {
        Offers<C> offers = act.offers(position, seat);
        if (!offers.offers().isEmpty()) {
          all.merge(seat, offers, Offers::and);
        }
      }
    }
    return all;
  }
}
