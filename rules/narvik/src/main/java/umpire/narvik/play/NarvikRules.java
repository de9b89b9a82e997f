package umpire.narvik.play;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import umpire.kernel.chance.Chance;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Answer;
import umpire.kernel.play.Asked;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Input;
import umpire.kernel.play.Offers;
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
import umpire.narvik.event.Applied;
import umpire.narvik.event.Event;
import umpire.narvik.event.Spoken;
import umpire.narvik.model.AirFrame;
import umpire.narvik.model.AssaultFrame;
import umpire.narvik.model.Command;
import umpire.narvik.model.CounterMix;
import umpire.narvik.model.FireFrame;
import umpire.narvik.model.Frame;
import umpire.narvik.model.NavalFrame;
import umpire.narvik.model.Position;
import umpire.narvik.model.RandomEventFrame;
import umpire.narvik.model.SetupFrame;
import umpire.narvik.model.Side;
import umpire.narvik.model.TurnFrame;
import umpire.narvik.model.View;

/** The rules of Assault on Narvik, chapter by chapter behind {@link Steps}. */
public final class NarvikRules implements Ruleset<Position, Command, Event, View> {
  private final Steps steps;
  private final Views views;
  private final Resampling resampling;
  private final Depiction depiction;

  public NarvikRules(Pack pack) {
    this.steps = new Steps(pack);
    Book book = Book.of(pack);
    this.views = new Views(book);
    this.resampling = new Resampling(book);
    this.depiction = new Depiction(new CounterMix(pack));
  }

  @Override
  public Rest<Position, Command> open(Scenario scenario, Options options) {
    return at(Opening.of(scenario, options));
  }

  @Override
  public Rest<Position, Command> at(Position position) {
    return new Rest<>(position, pending(position));
  }

  private Pending<Command> pending(Position position) {
    return switch (steps.rest(position, position.agenda().top())) {
      case Wait.Asks(Waiting<?> waiting) -> choices(position, waiting);
      case Wait.Draws(var rule, var lot, var seenBy) ->
          new Pending.Draw<>(new DrawId(position.tally().draws() + 1), lot, rule, seenBy);
      case Wait.Reports(var id, var desk, var brief) -> new Pending.Question<>(id, desk, brief);
      case Wait.Over(var outcome) -> new Pending.Over<>(outcome);
      case Wait.Runs() ->
          throw new IllegalStateException("a match cannot rest at " + position.agenda().top());
    };
  }

  @Override
  public Ruling<Position, Command, Event> rule(Rest<Position, Command> rest, Input<Command> input) {
    Position position = rest.position();
    return switch (input) {
      case Input.Chosen<Command>(Seat seat, Command command) ->
          chosen(position, Side.of(seat), command);
      case Input.Drawn<Command> drawn -> drawn(position, drawn);
      case Input.Reported<Command> reported -> reported(position, reported);
      case Input.Lapsed<Command> lapsed -> lapsed(position, lapsed);
    };
  }

  private Pending<Command> choices(Position position, Waiting<?> waiting) {
    Map<Seat, Offers<Command>> free = new HashMap<>();
    for (Side side : Side.values()) {
      Offers<Command> offers = steps.revelation().offers(position, side);
      if (!offers.offers().isEmpty()) {
        free.put(side.seat(), offers);
      }
    }
    Map<Seat, Asked<Command>> asked = Map.of(waiting.side().seat(), waiting.asked(position));
    return new Pending.Choices<>(Answer.ALL, asked, Set.of(), free);
  }

  /** The choice that the match waits for; none where it waits for something else. */
  private Optional<Waiting<?>> waiting(Position position) {
    return steps.rest(position, position.agenda().top()) instanceof Wait.Asks(Waiting<?> waiting)
        ? Optional.of(waiting)
        : Optional.empty();
  }

  @Rule({"6.0", "9.1"})
  private Ruling<Position, Command, Event> chosen(Position position, Side side, Command command) {
    Course course = new Course(position);
    if (command instanceof Command.Reveal(String token)) {
      List<Finding> why = steps.revelation().bars(position, side, token);
      if (!why.isEmpty()) {
        return new Ruling.Refused<>(why);
      }
      steps.revelation().take(course, side, token);
      return runOn(course);
    }
    Optional<Waiting<?>> open = waiting(position).filter(step -> step.side() == side);
    if (open.isEmpty()) {
      // 6.0: nothing is done outside the sequence.
      return new Ruling.Refused<>(Asking.notNow("6.0", Views.name(position.agenda().top())));
    }
    Waiting<?> waiting = open.get();
    List<Finding> why = waiting.bars(position, command);
    if (!why.isEmpty()) {
      return new Ruling.Refused<>(why);
    }
    waiting.take(command, course);
    return runOn(course);
  }

  private Ruling<Position, Command, Event> runOn(Course course) {
    while (steps.runOn(course)) {
      // one automatic frame after the other
    }
    Rest<Position, Command> after = at(course.position());
    return drafting(course.position())
        ? new Ruling.Drafted<>(course.events(), after)
        : new Ruling.Accepted<>(course.events(), after);
  }

  /**
   * True in the middle of an order of several commands. A family of frames in which no order can
   * stop is named as one.
   */
  private static boolean drafting(Position position) {
    return switch (position.agenda().top()) {
      case AssaultFrame.Announcing _,
          AirFrame.Directing _,
          FireFrame.Aiming _,
          NavalFrame.AnnouncingLanding _ ->
          true;
      case Frame.Dealing _,
          Frame.ActionPhase _,
          Frame.Moving _,
          Frame.Reaction _,
          AssaultFrame.Revealing _,
          AssaultFrame.SupportingDefence _,
          AssaultFrame.TestingSupply _,
          AssaultFrame.AwaitingSupply _,
          AssaultFrame.Fighting _,
          AssaultFrame.AwaitingCombat _,
          AssaultFrame.ChoosingLosses _,
          AssaultFrame.SharingFatigue _,
          AssaultFrame.Eliminating _,
          AssaultFrame.Retreating _,
          AssaultFrame.Advancing _,
          AssaultFrame.Concluding _,
          Frame.Ended _,
          NavalFrame.Embarking _,
          NavalFrame.GoingAshore _,
          NavalFrame.EndingLanding _,
          AirFrame.AwaitingInterdiction _,
          AirFrame.AwaitingAttacks _,
          FireFrame.AwaitingGunSupply _,
          SetupFrame _,
          RandomEventFrame _,
          TurnFrame _ ->
          false;
    };
  }

  private Ruling<Position, Command, Event> drawn(Position position, Input.Drawn<Command> drawn) {
    if (!(steps.rest(position, position.agenda().top()) instanceof Wait.Draws)
        || drawn.id().number() != position.tally().draws() + 1) {
      throw new IllegalStateException("the match does not wait for " + drawn);
    }
    Course course = new Course(position);
    steps.drawn(drawn.id(), drawn.values(), course);
    return runOn(course);
  }

  private Ruling<Position, Command, Event> reported(
      Position position, Input.Reported<Command> reported) {
    if (!(steps.rest(position, position.agenda().top()) instanceof Wait.Reports asked)
        || !asked.id().equals(reported.id())) {
      throw new IllegalStateException("the match does not wait for " + reported.id());
    }
    Course course = new Course(position);
    steps.reported(reported.report(), course);
    return runOn(course);
  }

  /** The fallback of the open decision is taken, and of what completes its order. */
  private Ruling<Position, Command, Event> lapsed(Position position, Input.Lapsed<Command> lapsed) {
    Side side = Side.of(lapsed.seat());
    Course course = new Course(position);
    Waiting<?> open =
        waiting(position)
            .filter(step -> step.side() == side)
            .filter(step -> step.asked(position).id().equals(lapsed.id()))
            .orElseThrow(() -> new IllegalStateException("the match does not wait for " + lapsed));
    open.take(open.asked(position).fallback(), course);
    while (drafting(course.position())) {
      Waiting<?> next = waiting(course.position()).orElseThrow();
      next.take(next.asked(course.position()).fallback(), course);
    }
    return runOn(course);
  }

  @Override
  public Position apply(Position position, Event event) {
    return Applied.to(position, event);
  }

  @Override
  public View view(Position position, Viewer viewer) {
    return views.view(position, viewer);
  }

  @Override
  public Shown<Event> shown(Event event, Viewer viewer) {
    return ShownEvents.to(viewer, event);
  }

  @Override
  public List<Finding> findings(Event event) {
    return Spoken.findings(event);
  }

  /** 19.2: supply is Allied; the Germans' line of 19.1 is no unit's. */
  @Override
  @Rule("19.2")
  public Optional<SupplyQuery> supply(Position position, Seat seat) {
    return Side.of(seat) == Side.ALLIED
        ? Optional.of(new SupplyQuery(new RuleId("19.2"), steps.assault().briefs().lines(position)))
        : Optional.empty();
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
  public SequenceOfPlay outline() {
    return Outline.TURN;
  }
}
