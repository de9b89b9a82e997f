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
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Input;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Offers;
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
import umpire.kernel.play.SupplyQuery;
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
  /**
   * Positions that are asked about in turn: of some matches, each asked about and then ruled on.
   */
  private static final int REMEMBERED = 8;

  private final Chapters chapters;
  private final Resampling resampling;
  private final Depiction depiction;
  private final SupplyBriefs supply;
  private final Recent<Standing> standings;
  private final Rulings rulings = new Rulings();

  public WeserubungRules(Pack pack) {
    this.chapters = new Chapters(pack);
    this.resampling = new Resampling(chapters.purchases(), chapters.air(), chapters.naval());
    Mix mix = new Mix(pack);
    this.depiction = new Depiction(mix, new Chart(pack.map()));
    this.supply = new SupplyBriefs(mix);
    this.standings =
        new Recent<>(
            REMEMBERED, position -> new Standing(chapters, position), position -> position);
  }

  @Override
  public Position open(Scenario scenario, Options options) {
    Course course = new Course(Opening.of(scenario, options));
    chapters.runOn(course);
    return course.position();
  }

  @Override
  public Pending<Command> pending(Position position) {
    Standing standing = standings.of(position);
    return switch (standing.rest()) {
      case Rest.Asks(Waiting<?> waiting) -> choices(standing, waiting);
      case Rest.Throws(var rule, int dice) ->
          new Pending.Draw<>(
              nextDraw(position), new Lot.Dice(dice, Battlefield.SIDES), rule, everyone(position));
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

  private static Pending<Command> choices(Standing standing, Waiting<?> waiting) {
    Map<Seat, Asked<Command>> asked = new HashMap<>();
    for (Seat seat : standing.seats()) {
      if (standing.asks(waiting, seat)) {
        asked.put(seat, standing.asked(waiting, seat));
      }
    }
    Set<Seat> answered = waiting.answer() == Answer.ALL ? waiting.answered() : Set.of();
    return new Pending.Choices<>(waiting.answer(), asked, answered, Map.of());
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
    Standing standing = standings.of(position);
    if (!(standing.rest() instanceof Rest.Asks(Waiting<?> waiting))) {
      return new Ruling.Refused<>(List.of(Waiting.outOfSequence(position.agenda().top())));
    }
    if (!standing.asks(waiting, seat)) {
      return new Ruling.Refused<>(waiting.unasked(position, seat, command));
    }
    Offers<Command> offers = standing.offers(waiting, seat);
    if (!offers.admits(command)) {
      return new Ruling.Refused<>(waiting.reasons(position, seat, command, offers));
    }
    Course course = new Course(position);
    take(standing, waiting, seat, command, course);
    return ruled(course);
  }

  /** Takes an answer; where it closes the decision, or the whole window, that is counted first. */
  private static void take(
      Standing standing, Waiting<?> waiting, Seat seat, Command command, Course course) {
    boolean closes = waiting.closes(standing.seats(), seat, command);
    waiting.take(seat, command, course);
    if (closes && !isDrafting(course.position())) {
      course.add(new Bookkeeping.Answered(standing.window().size()));
    }
  }

  private Ruling<Event> ruled(Course course) {
    boolean drafting = isDrafting(course.position());
    if (!drafting) {
      chapters.runOn(course);
    }
    rulings.add(course.stages());
    return drafting
        ? new Ruling.Drafted<>(course.events())
        : new Ruling.Accepted<>(course.events());
  }

  private static boolean isDrafting(Position position) {
    return position.agenda().top() instanceof Draft;
  }

  private Ruling<Event> drawn(Position position, Input.Drawn<Command> drawn) {
    if (!(standings.of(position).rest() instanceof Rest.Throws)
        || !drawn.id().equals(nextDraw(position))) {
      throw new IllegalStateException("the match does not wait for " + drawn);
    }
    Course course = new Course(position);
    course.add(new Bookkeeping.Drawn(drawn.id(), drawn.values()));
    chapters.thrown(drawn.values(), course);
    return ruled(course);
  }

  private Ruling<Event> reported(Position position, Input.Reported<Command> reported) {
    if (!(standings.of(position).rest() instanceof Rest.Reports asked)
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
    Standing open = standings.of(position);
    if (!(open.rest() instanceof Rest.Asks(Waiting<?> waiting))
        || !open.seats().contains(seat)
        || waiting.answered().contains(seat)
        || !open.decision(seat).equals(lapsed.id())) {
      throw new IllegalStateException("the match does not wait for " + lapsed);
    }
    Course course = new Course(position);
    takeFallback(seat, course);
    while (isDrafting(course.position())) {
      takeFallback(seat, course);
    }
    return ruled(course);
  }

  private void takeFallback(Seat seat, Course course) {
    Standing standing = standings.of(course.position());
    if (!(standing.rest() instanceof Rest.Asks(Waiting<?> waiting))
        || !standing.seats().contains(seat)) {
      throw new IllegalStateException("a draft of " + seat + " does not ask it");
    }
    take(standing, waiting, seat, standing.asked(waiting, seat).fallback(), course);
  }

  @Override
  public Position apply(Position position, Event event) {
    return rulings.after(position, event);
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
