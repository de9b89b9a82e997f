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
import umpire.kernel.play.Ruleset;
import umpire.kernel.play.Ruling;
import umpire.kernel.play.Scenario;
import umpire.kernel.play.Seat;
import umpire.kernel.play.SequenceOfPlay;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Sketch;
import umpire.kernel.play.Viewer;
import umpire.kernel.supply.SupplyQuery;
import umpire.weserubung.event.Bookkeeping;
import umpire.weserubung.event.Event;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Draft;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.TurnWhy;
import umpire.weserubung.model.View;
import umpire.weserubung.play.fight.SupplyBriefs;

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
    this.depiction = new Depiction(mix);
    this.supply = new SupplyBriefs(mix);
  }

  @Override
  public Position open(Scenario scenario, Options options) {
    Course course = new Course(Opening.of(scenario, options));
    chapters.runOn(course);
    return course.position();
  }

  @Override
  public Pending<Command> pending(Position position) {
    return switch (chapters.rest(position)) {
      case Rest.Asks(Waiting<?> waiting) -> choices(position, waiting);
      case Rest.Throws(var rule, int dice) ->
          new Pending.Draw<>(nextDraw(position), new Lot.Dice(dice, 10), rule, everyone(position));
      case Rest.Reports(var id, var desk, var brief) -> new Pending.Question<>(id, desk, brief);
      case Rest.Over(var outcome) -> new Pending.Over<>(outcome);
      case Rest.Runs() ->
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

  private Pending<Command> choices(Position position, Waiting<?> waiting) {
    Map<Seat, Asked<Command>> asked = new HashMap<>();
    for (Seat seat : waiting.seats(position)) {
      if (waiting.answer() == Answer.ALL || !waiting.answered().contains(seat)) {
        asked.put(seat, waiting.asked(position, seat, decision(position, seat)));
      }
    }
    Set<Seat> answered = waiting.answer() == Answer.ALL ? waiting.answered() : Set.of();
    return new Pending.Choices<>(waiting.answer(), asked, answered, Map.of());
  }

  /**
   * The decision of a seat: the next of the match, plus the seat's place among those asked; an
   * order of several commands is one decision, that of the frame below its drafts.
   */
  private DecisionId decision(Position position, Seat seat) {
    return new DecisionId(
        position.tally().decisions() + 1 + Math.max(0, window(position).indexOf(seat)));
  }

  /** Who was asked when the open decision opened, drafts put aside. */
  private List<Seat> window(Position position) {
    Position asking = position;
    while (asking.agenda().top() instanceof Draft) {
      asking = asking.with(asking.agenda().pop());
    }
    return chapters.rest(asking) instanceof Rest.Asks(Waiting<?> waiting)
        ? waiting.seats(asking)
        : List.of();
  }

  private Optional<Waiting<?>> waiting(Position position, Seat seat) {
    return chapters.rest(position) instanceof Rest.Asks(Waiting<?> waiting)
            && waiting.seats(position).contains(seat)
        ? Optional.of(waiting)
        : Optional.empty();
  }

  @Override
  public Ruling<Event> rule(Position position, Input<Command> input) {
    return switch (input) {
      case Input.Chosen<Command>(Seat seat, Command command) -> chosen(position, seat, command);
      case Input.Drawn<Command> drawn -> drawn(position, drawn);
      case Input.Reported<Command> reported -> reported(position, reported);
      case Input.Lapsed<Command> lapsed -> lapsed(position, lapsed);
    };
  }

  /** 5.2: nothing is done outside the sequence; what is done there is what was offered. */
  @Rule("5.2")
  private Ruling<Event> chosen(Position position, Seat seat, Command command) {
    Optional<Waiting<?>> open = waiting(position, seat);
    if (open.isEmpty()
        || (open.get().answer() == Answer.ANY && open.get().answered().contains(seat))) {
      return new Ruling.Refused<>(
          List.of(
              Finding.forbids("5.2", new TurnWhy.NotAskedNow(Names.of(position.agenda().top())))));
    }
    Waiting<?> waiting = open.get();
    if (!waiting.offers(position, seat).admits(command)) {
      return new Ruling.Refused<>(waiting.reasons(position, seat, command));
    }
    Course course = new Course(position);
    take(waiting, seat, command, course);
    return ruled(course);
  }

  /** Takes an answer; where it closes the decision, or the whole window, that is counted first. */
  private void take(Waiting<?> waiting, Seat seat, Command command, Course course) {
    List<Seat> window = window(course.position());
    boolean closes = waiting.closes(course.position(), seat, command);
    waiting.take(seat, command, course);
    if (closes && !isDrafting(course.position())) {
      course.add(new Bookkeeping.Answered(window.size()));
    }
  }

  private Ruling<Event> ruled(Course course) {
    if (isDrafting(course.position())) {
      return new Ruling.Drafted<>(course.events());
    }
    chapters.runOn(course);
    return new Ruling.Accepted<>(course.events());
  }

  private static boolean isDrafting(Position position) {
    return position.agenda().top() instanceof Draft;
  }

  private Ruling<Event> drawn(Position position, Input.Drawn<Command> drawn) {
    if (!(chapters.rest(position) instanceof Rest.Throws)
        || !drawn.id().equals(nextDraw(position))) {
      throw new IllegalStateException("the match does not wait for " + drawn);
    }
    Course course = new Course(position);
    course.add(new Bookkeeping.Drawn(drawn.id()));
    chapters.thrown(drawn.values(), course);
    return ruled(course);
  }

  private Ruling<Event> reported(Position position, Input.Reported<Command> reported) {
    if (!(chapters.rest(position) instanceof Rest.Reports asked)
        || !asked.id().equals(reported.id())) {
      throw new IllegalStateException("the match does not wait for " + reported.id());
    }
    Course course = new Course(position);
    chapters.reported(reported.report(), course);
    return ruled(course);
  }

  /** The fallback of the open decision is taken, and of what completes its order. */
  private Ruling<Event> lapsed(Position position, Input.Lapsed<Command> lapsed) {
    Seat seat = lapsed.seat();
    Waiting<?> open =
        waiting(position, seat)
            .filter(waiting -> !waiting.answered().contains(seat))
            .filter(_ -> decision(position, seat).equals(lapsed.id()))
            .orElseThrow(() -> new IllegalStateException("the match does not wait for " + lapsed));
    Course course = new Course(position);
    takeFallback(open, seat, lapsed.id(), course);
    while (isDrafting(course.position())) {
      takeFallback(waiting(course.position(), seat).orElseThrow(), seat, lapsed.id(), course);
    }
    return ruled(course);
  }

  private void takeFallback(Waiting<?> open, Seat seat, DecisionId id, Course course) {
    Command fallback = open.asked(course.position(), seat, id).fallback();
    take(open, seat, fallback, course);
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
  public Shown<Event> shown(Position before, Event event, Viewer viewer) {
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
