package umpire.testkit.skirmish;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.flow.Steps;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.id.QuestionId;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.AnswerMode;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.MatchCounters;
import umpire.kernel.play.Report;
import umpire.kernel.scenario.Outcome;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;

/**
 * The sequence of play: all bid in secret, a die decides who begins, each side acts once a turn; in
 * a melee blue or green acts for both, and the two who do not shoot bid before a shot.
 */
@Rule({"1.1", "2.1", "2.2", "3.2"})
final class SkirmishSteps {
  private static final List<Place> PLACES = List.of(new Place("0101"), new Place("0102"));

  private final Flaw flaw;

  SkirmishSteps(Flaw flaw) {
    this.flaw = flaw;
  }

  Steps<Position, Command, Frame> all() {
    return new Steps<>(
        Frame.class,
        List.of(
            new Bidding(),
            new Rolling(),
            new Acting(),
            new Declaring(),
            new Aiming(),
            new Wagering(),
            new Shooting(),
            new Ended()));
  }

  private static final class Bidding extends Bids<Frame.Bidding> {
    @Override
    public Class<Frame.Bidding> frame() {
      return Frame.Bidding.class;
    }

    @Override
    public List<Seat> seats(Position position, Frame.Bidding frame) {
      return position.seats();
    }

    @Override
    public Map<Seat, Integer> sealed(Frame.Bidding frame) {
      return frame.sealed();
    }

    @Override
    public Frame.Bidding with(Frame.Bidding frame, Map<Seat, Integer> sealed) {
      return new Frame.Bidding(sealed);
    }

    @Override
    public void revealed(Frame.Bidding frame, RulingInProgress<Position, Frame> ruling) {
      super.revealed(frame, ruling);
      ruling.pushFrame(new Frame.Rolling());
    }
  }

  private static final class Wagering extends Bids<Frame.Wagering> {
    @Override
    public Class<Frame.Wagering> frame() {
      return Frame.Wagering.class;
    }

    @Override
    public List<Seat> seats(Position position, Frame.Wagering frame) {
      return without(position, frame.shooter().seat());
    }

    @Override
    public Map<Seat, Integer> sealed(Frame.Wagering frame) {
      return frame.sealed();
    }

    @Override
    public Frame.Wagering with(Frame.Wagering frame, Map<Seat, Integer> sealed) {
      return new Frame.Wagering(frame.shooter(), sealed);
    }

    @Override
    public void revealed(Frame.Wagering frame, RulingInProgress<Position, Frame> ruling) {
      super.revealed(frame, ruling);
      shoot(frame.shooter(), ruling);
    }
  }

  private final class Rolling implements Step<Position, Command, Frame, Frame.Rolling> {
    @Override
    public Class<Frame.Rolling> frame() {
      return Frame.Rolling.class;
    }

    @Override
    public Wait<Position, Command, Frame> waits(Position position, Frame.Rolling frame) {
      Set<Viewer> all = Set.of(new Viewer.Everyone());
      return new Wait.Draw<>(new RuleId("2.1"), new DrawKind.Dice(1, 6), all);
    }

    @Override
    public void drawn(
        Frame.Rolling frame, List<Integer> values, RulingInProgress<Position, Frame> ruling) {
      DrawId draw = ruling.nextDraw();
      DrawId told = flaw == Flaw.SKIPS_A_DRAW_NUMBER ? new DrawId(draw.number() + 1) : draw;
      ruling.add(new SkirmishEvent.InitiativeRolled(told, values.getFirst()));
      ruling.replaceFrame(action(ruling.position(), values.getFirst() <= 3, false));
    }
  }

  /** One seat, or in a melee one of two, does something. */
  private abstract class Action<T extends Frame>
      implements AskingStep<Position, Command, Frame, T> {
    abstract boolean last(T frame);

    @Override
    public RuleId rule(T frame) {
      return Skirmish.RULE;
    }

    @Override
    public void take(
        T frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
      switch (command) {
        case Command.Aim(Place at) -> {
          ruling.add(new SkirmishEvent.Aimed(seat, at));
          return;
        }
        case Command.Sneak(Place to) ->
            ruling.add(new SkirmishEvent.Sneaked(to, ruling.position().fog()));
        case Command.Spread(Map<Place, Integer> decoys) ->
            ruling.add(new SkirmishEvent.DecoysSpread(decoys));
        case Command.Pass() -> pass(seat, ruling);
        case Command.Bid _, Command.Fire _, Command.Yield _, Command.Taunt _ ->
            throw new IllegalStateException("no action: " + command);
      }
      next(seat, last(frame), ruling);
    }
  }

  private void pass(Seat seat, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new SkirmishEvent.Passed(seat));
    if (flaw == Flaw.LEAKS_IN_THE_EVENTS && ruling.position().hidden().equals(PLACES.getLast())) {
      ruling.add(new SkirmishEvent.Passed(seat));
    }
  }

  private final class Acting extends Action<Frame.Acting> {
    @Override
    public Class<Frame.Acting> frame() {
      return Frame.Acting.class;
    }

    @Override
    boolean last(Frame.Acting frame) {
      return frame.last();
    }

    @Override
    public List<Seat> seats(Position position, Frame.Acting frame) {
      return List.of(frame.seat());
    }

    @Override
    public Offers<Command> offers(Position position, Frame.Acting frame, Seat seat) {
      return actions(position, seat);
    }

    @Override
    public Command fallback(
        Position position, Frame.Acting frame, Seat seat, Offers<Command> offers) {
      return new Command.Pass();
    }
  }

  private final class Declaring extends Action<Frame.Declaring> {
    @Override
    public Class<Frame.Declaring> frame() {
      return Frame.Declaring.class;
    }

    @Override
    boolean last(Frame.Declaring frame) {
      return frame.last();
    }

    @Override
    public List<Seat> seats(Position position, Frame.Declaring frame) {
      return without(position, Skirmish.RED);
    }

    @Override
    public AnswerMode answerMode(Frame.Declaring frame) {
      return AnswerMode.ANY;
    }

    @Override
    public Set<Seat> answered(Frame.Declaring frame) {
      Set<Seat> gone = new TreeSet<>(List.of(Skirmish.BLUE, Skirmish.GREEN));
      gone.removeAll(frame.left());
      return gone;
    }

    @Override
    public boolean leavesToOthers(Frame.Declaring frame, Command command) {
      return command instanceof Command.Yield;
    }

    @Override
    public Offers<Command> offers(Position position, Frame.Declaring frame, Seat seat) {
      Offers<Command> actions = actions(position, seat);
      return frame.left().size() > 1
          ? actions.and(Offers.of(Offer.of(Command.Yield.class)))
          : actions;
    }

    @Override
    public Command fallback(
        Position position, Frame.Declaring frame, Seat seat, Offers<Command> offers) {
      return frame.left().size() > 1 ? new Command.Yield() : new Command.Pass();
    }

    @Override
    public void take(
        Frame.Declaring frame,
        Seat seat,
        Command command,
        RulingInProgress<Position, Frame> ruling) {
      if (command instanceof Command.Yield) {
        List<Seat> left = frame.left().stream().filter(one -> !one.equals(seat)).toList();
        ruling.add(new SkirmishEvent.Yielded(seat));
        ruling.replaceFrame(new Frame.Declaring(left, frame.last()));
      } else {
        super.take(frame, seat, command, ruling);
      }
    }
  }

  private static final class Aiming implements AskingStep<Position, Command, Frame, Frame.Aiming> {
    @Override
    public Class<Frame.Aiming> frame() {
      return Frame.Aiming.class;
    }

    @Override
    public RuleId rule(Frame.Aiming frame) {
      return Skirmish.RULE;
    }

    @Override
    public List<Seat> seats(Position position, Frame.Aiming frame) {
      return List.of(frame.seat());
    }

    @Override
    public Offers<Command> offers(Position position, Frame.Aiming frame, Seat seat) {
      return Offers.of(Offer.of(Command.Fire.class, "strength", new Domain.Number(1, 2)));
    }

    @Override
    public Command fallback(
        Position position, Frame.Aiming frame, Seat seat, Offers<Command> offers) {
      return new Command.Fire(1);
    }

    @Override
    public void take(
        Frame.Aiming frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
      ruling.popFrame();
      boolean last =
          ruling.nearestFrame(Frame.Acting.class).map(Frame.Acting::last).orElse(false)
              || ruling
                  .nearestFrame(Frame.Declaring.class)
                  .map(Frame.Declaring::last)
                  .orElse(false);
      int strength = ((Command.Fire) command).strength();
      Model.Shooter shooter = new Model.Shooter(seat, last, frame.at(), strength);
      ruling.popFrame();
      if (ruling.position().seats().size() == 2) {
        shoot(shooter, ruling);
      } else {
        ruling.pushFrame(new Frame.Wagering(shooter, Map.of()));
      }
    }
  }

  private final class Shooting implements Step<Position, Command, Frame, Frame.Shooting> {
    @Override
    public Class<Frame.Shooting> frame() {
      return Frame.Shooting.class;
    }

    @Override
    public Wait<Position, Command, Frame> waits(Position position, Frame.Shooting frame) {
      DrawId draw = new DrawId(position.tally().draws());
      return new Wait.Report<>(new Adjudicator.Combat(draw, new RuleId("3.1")), frame.shot());
    }

    @Override
    public void reported(
        Frame.Shooting frame, Report report, RulingInProgress<Position, Frame> ruling) {
      MatchCounters tally = ruling.position().tally();
      ruling.add(
          new SkirmishEvent.ShotResolved(
              new QuestionId(tally.questions()),
              new DrawId(tally.draws()),
              (Model.ShotReport) report));
      next(frame.seat(), frame.last(), ruling);
    }
  }

  private static final class Ended implements Step<Position, Command, Frame, Frame.Ended> {
    @Override
    public Class<Frame.Ended> frame() {
      return Frame.Ended.class;
    }

    @Override
    public Wait<Position, Command, Frame> waits(Position position, Frame.Ended frame) {
      return new Wait.End<>(frame.outcome());
    }
  }

  private static void shoot(Model.Shooter shooter, RulingInProgress<Position, Frame> ruling) {
    boolean there = shooter.at().equals(ruling.position().hidden());
    Model.Shot shot = new Model.Shot(shooter.strength(), there);
    ruling.add(
        new SkirmishEvent.ShotAsked(
            ruling.nextQuestion(), ruling.nextDraw(), shooter.seat(), shot));
    ruling.pushFrame(new Frame.Shooting(shooter.seat(), shooter.last(), shot));
  }

  private void next(Seat acted, boolean last, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    if (!last) {
      ruling.replaceFrame(action(position, !acted.equals(Skirmish.RED), true));
    } else if (position.turn() < position.turns() || flaw == Flaw.NEVER_ENDS) {
      ruling.add(new SkirmishEvent.TurnBegun(position.turn() + 1));
      ruling.replaceFrame(new Frame.Bidding(Map.of()));
    } else {
      Finding because = Finding.notes("3.1", new Model.Why.TimeIsUp(position.hits()));
      ruling.replaceFrame(
          new Frame.Ended(new Outcome("time-is-up", Set.of(Skirmish.RED), because)));
    }
  }

  private static Frame action(Position position, boolean reds, boolean last) {
    List<Seat> others = without(position, Skirmish.RED);
    return others.size() > 1 && !reds
        ? new Frame.Declaring(others, last)
        : new Frame.Acting(reds ? Skirmish.RED : Skirmish.BLUE, last);
  }

  private static List<Seat> without(Position position, Seat seat) {
    return position.seats().stream().filter(one -> !one.equals(seat)).toList();
  }

  private Offers<Command> actions(Position position, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    List<Place> targets = flaw == Flaw.LEAKS_IN_THE_OFFERS ? List.of(position.hidden()) : PLACES;
    offers.add(Offer.of(Command.Aim.class, "at", new Domain.One(targets)));
    if (seat.equals(Skirmish.RED)) {
      List<Place> others =
          PLACES.stream().filter(place -> !place.equals(position.hidden())).toList();
      offers.add(Offer.of(Command.Sneak.class, "to", new Domain.One(others)));
    }
    if (seat.equals(Skirmish.GREEN)) {
      List<Domain.Share> decoys =
          PLACES.stream().map(place -> new Domain.Share(place, 0, 2)).toList();
      offers.add(Offer.of(Command.Spread.class, "decoys", new Domain.Shares(decoys, 1, 3)));
    }
    offers.add(Offer.of(Command.Pass.class));
    return new Offers<>(offers);
  }
}
