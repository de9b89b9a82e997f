package umpire.kernel.flow;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.kernel.citation.Finding;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.Event;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.id.DrawId;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Barrier;
import umpire.kernel.play.BoardContents;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.SequenceOfPlay;
import umpire.kernel.scenario.Viewer;

/**
 * Carries out any game: puts an input to the step of the frame on top, then one frame after the
 * other until something is waited for.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 * @param <V> the game's view
 */
public final class Flow<P extends PlayedPosition<P, F>, C, F extends Frame<F>, V>
    implements Ruleset<P, C, Event<P>, V> {
  private final Script<P, C, F, V> script;
  private final WaitFinder<P, C, F> waitFinder;

  /** Plays a game by its script. */
  public Flow(Script<P, C, F, V> script) {
    this.script = script;
    this.waitFinder = new WaitFinder<>(script.steps(), script.free());
  }

  @Override
  public Rest<P, C> open(Scenario scenario, Options options) {
    return runUntilWait(course(script.opening().of(scenario, options)));
  }

  @Override
  public Rest<P, C> at(P position) {
    return waitFinder
        .rest(position)
        .orElseThrow(() -> new IllegalStateException("a match cannot rest at " + top(position)));
  }

  @Override
  public Ruling<P, C, Event<P>> rule(Rest<P, C> rest, Input<C> input) {
    return switch (input) {
      case Input.Chosen<C>(Seat seat, C command) -> chosen(rest, seat, command);
      case Input.Drawn<C>(DrawId id, List<Integer> values) -> drawn(rest, id, values);
      case Input.Reported<C> reported -> reported(rest, reported);
      case Input.Lapsed<C> lapsed -> lapsed(rest, lapsed);
    };
  }

  private RulingInProgress<P, F> course(P position) {
    return new RulingInProgress<>(position, script.steps(), script.notes());
  }

  private F top(P position) {
    return position.agenda().top();
  }

  private Ruling<P, C, Event<P>> chosen(Rest<P, C> rest, Seat seat, C command) {
    Optional<FreeAct<P, C, F>> act =
        script.free().stream().filter(one -> one.recognises(command)).findFirst();
    if (act.isPresent()) {
      return acted(act.get(), rest, seat, command);
    }
    P position = rest.position();
    if (!(rest.pending() instanceof Pending.Choices<C> choices)
        || !(waitFinder.of(rest) instanceof Wait.Choice<P, C, F, ?> choice)) {
      return refused(script.notes().notAsked(top(position)));
    }
    Asked<C> asked = choices.asked().get(seat);
    if (asked == null) {
      List<Finding> why = choice.unasked(position, seat, command);
      return why.isEmpty()
          ? refused(script.notes().notAsked(top(position)))
          : new Ruling.Refused<>(why);
    }
    if (!asked.offers().admits(command)) {
      List<Finding> why = choice.why(position, seat, command);
      return why.isEmpty()
          ? refused(notOffered(asked, position, command))
          : new Ruling.Refused<>(why);
    }
    RulingInProgress<P, F> ruling = course(position);
    take(choice, seat, command, ruling);
    return ruled(position, ruling, Barrier.NONE);
  }

  private static <P, C, E> Ruling<P, C, E> refused(Finding why) {
    return new Ruling.Refused<>(List.of(why));
  }

  private Finding notOffered(Asked<C> asked, P position, C command) {
    Optional<Offer.Parameter> strayed =
        asked.offers().offers().stream()
            .filter(offer -> offer.command().isInstance(command))
            .findFirst()
            .flatMap(offer -> offer.invalidParameter(command));
    return script.notes().notOffered(asked.rule(), top(position), strayed);
  }

  private Ruling<P, C, Event<P>> acted(
      FreeAct<P, C, F> act, Rest<P, C> rest, Seat seat, C command) {
    Offers<C> offers =
        rest.pending() instanceof Pending.Choices<C> choices ? choices.free().get(seat) : null;
    if (offers == null || !offers.admits(command)) {
      return new Ruling.Refused<>(act.refusalFindings(rest.position(), seat, command));
    }
    RulingInProgress<P, F> ruling = course(rest.position());
    act.take(seat, command, ruling);
    return ruled(rest.position(), ruling, Barrier.NONE);
  }

  /** Takes an answer; where it closes the decision, or the whole window, that is counted. */
  private void take(
      Wait.Choice<P, C, F, ?> choice, Seat seat, C command, RulingInProgress<P, F> ruling) {
    P before = ruling.position();
    boolean closes = choice.closes(before, seat, command);
    choice.take(seat, command, ruling);
    if (closes && !waitFinder.isDraft(ruling.position())) {
      List<Seat> window =
          waitFinder.isDraft(before) ? waitFinder.window(before) : choice.seats(before);
      Event<P> answered = script.notes().answered(before, seat, window.size());
      if (script.notes().answeredFirst()) {
        ruling.addFirst(answered);
      } else {
        ruling.add(answered);
      }
    }
  }

  private Ruling<P, C, Event<P>> ruled(P before, RulingInProgress<P, F> ruling, Barrier input) {
    if (waitFinder.isDraft(ruling.position())) {
      return new Ruling.Drafted<>(ruling.events(), at(ruling.position()));
    }
    Rest<P, C> after = runUntilWait(before, ruling);
    List<Event<P>> events = ruling.events();
    return new Ruling.Accepted<>(events, after, input == Barrier.NONE ? Barrier.of(events) : input);
  }

  /**
   * Carries out one frame after the other, from where a ruling in the making stands, until
   * something is waited for.
   */
  public Rest<P, C> runUntilWait(RulingInProgress<P, F> ruling) {
    return runUntilWait(ruling.position(), ruling);
  }

  private Rest<P, C> runUntilWait(P before, RulingInProgress<P, F> ruling) {
    while (true) {
      if (!appliedStandingRule(before, ruling)) {
        Optional<Rest<P, C>> rest = waitFinder.rest(ruling.position());
        if (rest.isPresent()) {
          return rest.get();
        }
        script.steps().of(top(ruling.position())).enter(ruling);
      }
    }
  }

  private boolean appliedStandingRule(P before, RulingInProgress<P, F> ruling) {
    int told = ruling.size();
    for (AtOnce<P, F> one : script.atOnce()) {
      one.apply(before, ruling);
    }
    return ruling.size() > told;
  }

  private Ruling<P, C, Event<P>> drawn(Rest<P, C> rest, DrawId id, List<Integer> values) {
    if (!(rest.pending() instanceof Pending.Draw<C> draw) || !draw.id().equals(id)) {
      throw new IllegalStateException("the match does not wait for " + id);
    }
    RulingInProgress<P, F> ruling = course(rest.position());
    script.notes().drawn(id, values).ifPresent(ruling::add);
    script.steps().of(top(rest.position())).drawn(values, ruling);
    return ruled(rest.position(), ruling, Barrier.DRAWN);
  }

  private Ruling<P, C, Event<P>> reported(Rest<P, C> rest, Input.Reported<C> reported) {
    if (!(rest.pending() instanceof Pending.Question<C> asked)
        || !asked.id().equals(reported.id())) {
      throw new IllegalStateException("the match does not wait for " + reported.id());
    }
    RulingInProgress<P, F> ruling = course(rest.position());
    ruling.reported(asked, reported.report());
    script.steps().of(top(rest.position())).reported(reported.report(), ruling);
    return ruled(rest.position(), ruling, Barrier.REPORTED);
  }

  /** The fallback of the open decision is taken, and of what completes its order. */
  private Ruling<P, C, Event<P>> lapsed(Rest<P, C> rest, Input.Lapsed<C> lapsed) {
    Seat seat = lapsed.seat();
    if (!(rest.pending() instanceof Pending.Choices<C> choices)
        || !choices.waitedFor().contains(seat)
        || !asked(rest, seat).id().equals(lapsed.id())) {
      throw new IllegalStateException("the match does not wait for " + lapsed);
    }
    RulingInProgress<P, F> ruling = course(rest.position());
    takeFallback(rest, seat, ruling);
    while (waitFinder.isDraft(ruling.position())) {
      takeFallback(at(ruling.position()), seat, ruling);
    }
    return ruled(rest.position(), ruling, Barrier.LAPSED);
  }

  private void takeFallback(Rest<P, C> rest, Seat seat, RulingInProgress<P, F> ruling) {
    if (!(waitFinder.of(rest) instanceof Wait.Choice<P, C, F, ?> choice)) {
      throw new IllegalStateException("a draft of " + seat + " asks nobody");
    }
    take(choice, seat, asked(rest, seat).fallback(), ruling);
  }

  private static <P, C> Asked<C> asked(Rest<P, C> rest, Seat seat) {
    Asked<C> asked =
        rest.pending() instanceof Pending.Choices<C> choices ? choices.asked().get(seat) : null;
    if (asked == null) {
      throw new IllegalStateException("a draft of " + seat + " does not ask it");
    }
    return asked;
  }

  @Override
  public P apply(P position, Event<P> event) {
    return event.applied(position);
  }

  @Override
  public V view(P position, Viewer viewer) {
    List<F> known =
        position.agenda().frames().stream().flatMap(frame -> frame.seen(viewer).stream()).toList();
    return script.presentation().view(position, viewer, known);
  }

  @Override
  public ShownEvent<Event<P>> shown(Event<P> event, Viewer viewer) {
    return event.audience().shown(event, viewer);
  }

  @Override
  public List<Finding> findings(Event<P> event) {
    return event.findings();
  }

  @Override
  public Optional<SupplyQuery> supply(P position, Seat seat) {
    return script.presentation().supply(position, seat);
  }

  @Override
  public BoardContents sketch(V view) {
    return script.presentation().sketch(view);
  }

  @Override
  public P resample(P position, Viewer viewer, Chance chance) {
    List<F> frames = new ArrayList<>();
    for (F frame : position.agenda().frames()) {
      frames.add(script.steps().of(frame).redrawn(position, viewer, chance));
    }
    P drawn =
        frames.equals(position.agenda().frames()) ? position : position.with(new Agenda<>(frames));
    for (Secret<P> secret : script.secrets()) {
      drawn = secret.resampled(drawn, viewer, chance);
    }
    return drawn;
  }

  @Override
  public boolean hides(P position, Viewer viewer) {
    return position.agenda().frames().stream()
            .anyMatch(frame -> script.steps().of(frame).hides(viewer))
        || script.secrets().stream().anyMatch(secret -> secret.mayBeHidden(position, viewer));
  }

  @Override
  public SequenceOfPlay outline() {
    return script.outline();
  }
}
