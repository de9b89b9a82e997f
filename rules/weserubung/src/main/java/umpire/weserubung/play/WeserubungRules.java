package umpire.weserubung.play;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Answer;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DecisionId;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Input;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Options;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Rest;
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Seat;
import umpire.kernel.play.SequenceOfPlay;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Sketch;
import umpire.kernel.play.SupplyQuery;
import umpire.kernel.play.Viewer;
import umpire.weserubung.combat.Battlefield;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Draft;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.View;
import umpire.weserubung.play.fight.SupplyBriefs;
import umpire.weserubung.terrain.Chart;

/** The rules of Opération Weserübung, chapter by chapter behind {@link Chapters}. */
public final class WeserubungRules implements Ruleset<Position, Command, Event, View> {
  private final Chapters chapters;
  private final Resampling resampling;
  private final Depiction depiction;
  private final SupplyBriefs supply;

  public WeserubungRules(Pack pack) {
    this.chapters = new Chapters(pack);
    this.resampling = new Resampling(chapters.purchases(), chapters.air(), chapters.naval());
    Mix mix = new Mix(pack);
    this.depiction = new Depiction(mix, new Chart(pack.map()));
    this.supply = new SupplyBriefs(mix);
  }

  @Override
  public Rest<Position, Command> open(Scenario scenario, Options options) {
    Course course = new Course(Opening.of(scenario, options));
    Wait wait = chapters.runOn(course);
    return rest(course.position(), wait);
  }

  @Override
  public Rest<Position, Command> at(Position position) {
    return rest(position, chapters.waits(position));
  }

  private Rest<Position, Command> rest(Position position, Wait wait) {
    return new Rest<>(position, pending(position, wait));
  }

  private Pending<Command> pending(Position position, Wait wait) {
    return switch (wait) {
      case Wait.Asks(Waiting<?> waiting) -> choices(position, waiting);
      case Wait.Throws(var rule, int dice) ->
          new Pending.Draw<>(
              nextDraw(position), new Lot.Dice(dice, Battlefield.SIDES), rule, everyone(position));
      case Wait.Reports(var id, var desk, var brief) -> new Pending.Question<>(id, desk, brief);
      case Wait.Over(var outcome) -> new Pending.Over<>(outcome);
      case Wait.Runs() ->
          throw new IllegalStateException("a match cannot rest at " + position.agenda().top());
    };
  }

  private static DrawId nextDraw(Position position) {
    return new DrawId(position.tally().draws() + 1);
  }

  private static Set<Viewer> everyone(Position position) {
    Set<Viewer> all = new HashSet<>(Set.of(new Viewer.Everyone()));
    position.conventions().seats().forEach(seat -> all.add(new Viewer.Of(seat)));
    return all;
  }

  /**
   * A decision has the next number of the match, plus the seat's place among those asked when the
   * window opened; an order of several commands is one decision, that of the frame below its
   * drafts.
   */
  private Pending<Command> choices(Position position, Waiting<?> waiting) {
    List<Seat> window = window(position);
    int next = position.tally().decisions() + 1;
    Map<Seat, Asked<Command>> asked = new HashMap<>();
    for (Seat seat : waiting.seats(position)) {
      if (waiting.answer() == Answer.ALL || !waiting.answered().contains(seat)) {
        DecisionId id = new DecisionId(next + Math.max(0, window.indexOf(seat)));
        asked.put(seat, waiting.asked(position, seat, id));
      }
    }
    Set<Seat> answered = waiting.answer() == Answer.ALL ? waiting.answered() : Set.of();
    return new Pending.Choices<>(waiting.answer(), asked, answered, Map.of());
  }

  /** Who was asked when the open decision opened, drafts put aside. */
  private List<Seat> window(Position position) {
    Position below = position;
    while (isDrafting(below)) {
      below = below.with(below.agenda().pop());
    }
    return chapters.asked(below);
  }

  @Override
  public Ruling<Position, Command, Event> rule(Rest<Position, Command> rest, Input<Command> input) {
    return switch (input) {
      case Input.Chosen<Command>(Seat seat, Command command) -> chosen(rest, seat, command);
      case Input.Drawn<Command> drawn -> drawn(rest, drawn);
      case Input.Reported<Command> reported -> reported(rest, reported);
      case Input.Lapsed<Command> lapsed -> lapsed(rest, lapsed);
    };
  }

  /** 5.2: nothing is done outside the sequence; what is done there is what was offered. */
  @Rule("5.2")
  private Ruling<Position, Command, Event> chosen(
      Rest<Position, Command> rest, Seat seat, Command command) {
    Position position = rest.position();
    if (!(rest.pending() instanceof Pending.Choices<Command> choices)
        || !(chapters.waits(position) instanceof Wait.Asks(Waiting<?> waiting))) {
      return new Ruling.Refused<>(List.of(Waiting.outOfSequence(position.agenda().top())));
    }
    Asked<Command> asked = choices.asked().get(seat);
    if (asked == null) {
      return new Ruling.Refused<>(waiting.unasked(position, seat, command));
    }
    if (!asked.offers().admits(command)) {
      return new Ruling.Refused<>(waiting.reasons(position, seat, command, asked.offers()));
    }
    Course course = new Course(position);
    take(waiting, seat, command, course);
    return ruled(course);
  }

  /** Takes an answer; where it closes the decision, or the whole window, that is counted first. */
  private void take(Waiting<?> waiting, Seat seat, Command command, Course course) {
    Position before = course.position();
    boolean closes = waiting.closes(waiting.seats(before), seat, command);
    waiting.take(seat, command, course);
    if (closes && !isDrafting(course.position())) {
      course.add(new Bookkeeping.Answered(window(before).size()));
    }
  }

  private Ruling<Position, Command, Event> ruled(Course course) {
    if (isDrafting(course.position())) {
      return new Ruling.Drafted<>(course.events(), at(course.position()));
    }
    Wait wait = chapters.runOn(course);
    return new Ruling.Accepted<>(course.events(), rest(course.position(), wait));
  }

  private static boolean isDrafting(Position position) {
    return position.agenda().top() instanceof Draft;
  }

  private Ruling<Position, Command, Event> drawn(
      Rest<Position, Command> rest, Input.Drawn<Command> drawn) {
    if (!(rest.pending() instanceof Pending.Draw<Command> draw) || !draw.id().equals(drawn.id())) {
      throw new IllegalStateException("the match does not wait for " + drawn);
    }
    Course course = new Course(rest.position());
    course.add(new Bookkeeping.Drawn(drawn.id(), drawn.values()));
    chapters.thrown(drawn.values(), course);
    return ruled(course);
  }

  private Ruling<Position, Command, Event> reported(
      Rest<Position, Command> rest, Input.Reported<Command> reported) {
    if (!(rest.pending() instanceof Pending.Question<Command> asked)
        || !asked.id().equals(reported.id())) {
      throw new IllegalStateException("the match does not wait for " + reported.id());
    }
    Course course = new Course(rest.position());
    chapters.reported(reported.report(), course);
    return ruled(course);
  }

  /** The fallback of the open decision is taken, and of what completes its order. */
  private Ruling<Position, Command, Event> lapsed(
      Rest<Position, Command> rest, Input.Lapsed<Command> lapsed) {
    Seat seat = lapsed.seat();
    if (!(rest.pending() instanceof Pending.Choices<Command> choices)
        || !choices.waitedFor().contains(seat)
        || !asked(rest, seat).id().equals(lapsed.id())) {
      throw new IllegalStateException("the match does not wait for " + lapsed);
    }
    Course course = new Course(rest.position());
    takeFallback(rest, seat, course);
    while (isDrafting(course.position())) {
      takeFallback(at(course.position()), seat, course);
    }
    return ruled(course);
  }

  private void takeFallback(Rest<Position, Command> rest, Seat seat, Course course) {
    if (!(chapters.waits(rest.position()) instanceof Wait.Asks(Waiting<?> waiting))) {
      throw new IllegalStateException("a draft of " + seat + " asks nobody");
    }
    take(waiting, seat, asked(rest, seat).fallback(), course);
  }

  private static Asked<Command> asked(Rest<Position, Command> rest, Seat seat) {
    if (rest.pending() instanceof Pending.Choices<Command> choices) {
      Asked<Command> asked = choices.asked().get(seat);
      if (asked != null) {
        return asked;
      }
    }
    throw new IllegalStateException("a draft of " + seat + " does not ask it");
  }

  @Override
  public Position apply(Position position, Event event) {
    return event.applied(position);
  }

  @Override
  public View view(Position position, Viewer viewer) {
    return Views.of(position, viewer);
  }

  @Override
  public Shown<Event> shown(Event event, Viewer viewer) {
    return Views.shown(event, viewer);
  }

  @Override
  public List<Finding> findings(Event event) {
    return event.findings();
  }

  @Override
  public Optional<SupplyQuery> supply(Position position, Seat seat) {
    return supply.of(position, seat);
  }

  @Override
  public Sketch sketch(View view) {
    return depiction.of(view);
  }

  @Override
  public Position resample(Position position, Viewer viewer, Chance chance) {
    return resampling.of(position, viewer, chance);
  }

  @Override
  public boolean hides(Position position, Viewer viewer) {
    return Resampling.hides(position, viewer);
  }

  @Override
  public SequenceOfPlay outline() {
    return Outline.TURN;
  }
}
