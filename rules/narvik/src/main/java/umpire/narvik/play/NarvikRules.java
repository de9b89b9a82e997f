package umpire.narvik.play;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
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
import umpire.narvik.combat.AssaultReport;
import umpire.narvik.model.Command;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Position;
import umpire.narvik.model.Setup;
import umpire.narvik.model.Side;
import umpire.narvik.model.Unit;
import umpire.narvik.model.View;
import umpire.narvik.supply.SupplyReport;

/** The sequence of play of Assault on Narvik, as far as the action phase. */
public final class NarvikRules implements Ruleset<Position, Command, Event, View> {
  private static final RuleId DEAL = new RuleId("11");
  private final Steps steps;
  private final Sight sight;

  public NarvikRules(Pack pack) {
    this.steps = new Steps(pack);
    this.sight = new Sight(Book.of(pack));
  }

  @Override
  public Position open(Scenario scenario, Options options) {
    return Opening.of(scenario);
  }

  @Override
  public Pending<Command> pending(Position position) {
    return switch (position.agenda().top()) {
      case Frame.Dealing(var hidden) ->
          new Pending.Draw<>(
              new DrawId(position.tally().draws() + 1),
              new Lot.Shuffle(hidden.size()),
              DEAL,
              Set.of(new Viewer.Of(Side.GERMAN.seat())));
      case Frame.AwaitingSupply frame -> steps.assault().pending(position, frame);
      case Frame.AwaitingCombat frame -> steps.assault().pending(position, frame);
      case Frame.Ended(var outcome) -> new Pending.Over<>(outcome);
      case Frame frame -> choices(position, waiting(frame));
    };
  }

  @Override
  public Ruling<Event> rule(Position position, Input<Command> input) {
    return switch (input) {
      case Input.Chosen<Command>(Seat seat, Command command) ->
          chosen(position, Side.of(seat), command);
      case Input.Drawn<Command> drawn -> drawn(position, drawn);
      case Input.Reported<Command> reported -> reported(position, reported);
      case Input.Lapsed<Command> lapsed -> lapsed(position, lapsed);
    };
  }

  private Pending<Command> choices(Position position, Steps.Waiting<?> waiting) {
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

  private Steps.Waiting<?> waiting(Frame frame) {
    return steps
        .waiting(frame)
        .orElseThrow(() -> new IllegalStateException("a match cannot rest at " + frame));
  }

  @Rule({"6.0", "9.1"})
  private Ruling<Event> chosen(Position position, Side side, Command command) {
    Course course = new Course(position);
    if (command instanceof Command.Reveal(String token)) {
      List<Finding> why = steps.revelation().bars(position, side, token);
      if (!why.isEmpty()) {
        return new Ruling.Refused<>(why);
      }
      steps.revelation().take(course, side, token);
      return runOn(course);
    }
    Frame top = position.agenda().top();
    boolean asked = steps.waiting(top).filter(step -> step.side() == side).isPresent();
    if (!asked) {
      // 6.0: nothing is done outside the sequence.
      return new Ruling.Refused<>(Asking.notNow("6.0", Sight.name(top)));
    }
    Steps.Waiting<?> waiting = waiting(top);
    List<Finding> why = waiting.bars(position, command);
    if (!why.isEmpty()) {
      return new Ruling.Refused<>(why);
    }
    waiting.take(command, course);
    return runOn(course);
  }

  private Ruling<Event> runOn(Course course) {
    while (steps.runOn(course)) {
      // one automatic frame after the other
    }
    return course.position().agenda().top() instanceof Frame.Announcing
        ? new Ruling.Drafted<>(course.events())
        : new Ruling.Accepted<>(course.events());
  }

  /** 11: the shuffle says which face-down counter bears which token. */
  private Ruling<Event> drawn(Position position, Input.Drawn<Command> drawn) {
    if (!(position.agenda().top() instanceof Frame.Dealing(List<Setup.Placed> hidden))
        || drawn.id().number() != position.tally().draws() + 1) {
      throw new IllegalStateException("the match does not wait for " + drawn);
    }
    List<Unit> dealt = new ArrayList<>();
    for (int i = 0; i < hidden.size(); i++) {
      Setup.Placed placed = hidden.get(i);
      String token = "token-" + (drawn.values().get(i) + 1);
      dealt.add(new Unit(placed.counter(), placed.place(), placed.fatigue(), token));
    }
    Course course = new Course(position);
    course.add(new Event.CountersDealt(drawn.id(), dealt));
    course.pop();
    return runOn(course);
  }

  private Ruling<Event> reported(Position position, Input.Reported<Command> reported) {
    Course course = new Course(position);
    Frame top = position.agenda().top();
    if (top instanceof Frame.AwaitingSupply frame
        && frame.question().equals(reported.id())
        && reported.report() instanceof SupplyReport report) {
      steps.assault().supplied(frame, report, course);
    } else if (top instanceof Frame.AwaitingCombat frame
        && frame.question().equals(reported.id())
        && reported.report() instanceof AssaultReport report) {
      steps.assault().fought(frame, report, course);
    } else {
      throw new IllegalStateException("the match does not wait for " + reported.id());
    }
    return runOn(course);
  }

  /** The fallback of the open decision is taken, and of what completes its order. */
  private Ruling<Event> lapsed(Position position, Input.Lapsed<Command> lapsed) {
    Side side = Side.of(lapsed.seat());
    Course course = new Course(position);
    Steps.Waiting<?> open = waiting(position.agenda().top());
    if (open.side() != side || !open.asked(position).id().equals(lapsed.id())) {
      throw new IllegalStateException("the match does not wait for " + lapsed);
    }
    open.take(open.asked(position).fallback(), course);
    while (course.position().agenda().top() instanceof Frame.Announcing frame) {
      Steps.Waiting<?> next = waiting(frame);
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
    return sight.view(position, viewer);
  }

  @Override
  public Shown<Event> shown(Position before, Event event, Viewer viewer) {
    return sight.shown(before, event, viewer);
  }

  @Override
  public List<Finding> findings(Event event) {
    return Spoken.findings(event);
  }

  @Override
  public Sketch sketch(View view) {
    return sight.sketch(view);
  }

  @Override
  public Position resample(Position position, Viewer viewer, Chance chance) {
    return sight.resample(position, viewer, chance);
  }

  @Override
  public SequenceOfPlay outline() {
    return Outline.TURN;
  }
}
