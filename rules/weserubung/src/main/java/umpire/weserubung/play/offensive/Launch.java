package umpire.weserubung.play.offensive;

import java.util.List;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.Course;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.OffensiveCommand;
import umpire.weserubung.model.command.OffensiveCommand.Reply;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame;
import umpire.weserubung.model.frame.OffensiveFrame.Consenting;
import umpire.weserubung.model.frame.Plan;
import umpire.weserubung.model.frame.Proposal;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.scenario.Conventions;
import umpire.weserubung.play.attackers.Levies;

/** 10.2-1, 10.6 An offensive is paid and begins, once every ally whose units are named agrees. */
final class Launch implements AskingStep<Position, Command, Frame, Consenting> {
  private final Accord accord;
  private final Levies levies;
  private final Alternation alternation;
  private final StackAdvance advance;
  private final StrikeOffensive strikes;

  Launch(
      Accord accord,
      Levies levies,
      Alternation alternation,
      StackAdvance advance,
      StrikeOffensive strikes) {
    this.accord = accord;
    this.levies = levies;
    this.alternation = alternation;
    this.advance = advance;
    this.strikes = strikes;
  }

  /** The declaration is complete; its author's turn is on top of the agenda again. */
  void begin(Plan plan, Course<Position, Frame> course) {
    if (!accord.asks(plan, course)) {
      go(plan, course);
    }
  }

  private void carryOut(Proposal proposal, Course<Position, Frame> course) {
    switch (proposal) {
      case Plan plan -> go(plan, course);
      case Routing way when way.errand() == Routing.Errand.STRIKE ->
          strikes.carryOut(accord.whose(course.position(), way), course);
      case Routing way -> advance.carryOut(accord.whose(course.position(), way), course);
    }
  }

  /** 10.0-a: the other side is next, whatever comes of it. */
  @Rule({"10.0-a", "10.2-1", "6.1-a"})
  private void go(Plan plan, Course<Position, Frame> course) {
    course.tell(new OffensiveEvent.OffensivePaid(levies.price(plan)));
    course.replace(new OffensiveFrame.Turning(Conventions.side(plan.seat()).other(), 0));
    course.push(
        new OffensiveFrame.Carrying(
            plan, 0, OffensiveFrame.Carrying.Stage.MARCH, 0, List.of(), List.of()));
  }

  @Override
  public Class<Consenting> frame() {
    return Consenting.class;
  }

  @Override
  public RuleId rule(Consenting frame) {
    return new RuleId("10.0-a/r89");
  }

  @Override
  public List<Seat> seats(Position position, Consenting frame) {
    return List.of(frame.seats().getFirst());
  }

  @Override
  public Offers<Command> offers(Position position, Consenting frame, Seat seat) {
    return Offers.of(
        Offer.of(
            OffensiveCommand.Consent.class,
            "reply",
            new Domain.One(List.of(Reply.GRANTED, Reply.REFUSED))));
  }

  /** Nobody's units are sent into battle in his absence. */
  @Override
  public Command fallback(Position position, Consenting frame, Seat seat, Offers<Command> offers) {
    return new OffensiveCommand.Consent(Reply.REFUSED);
  }

  /** r89, r140: one refusal voids the declaration; whoever made it leaves it to his allies. */
  @Override
  @Rule({"10.0-a/r89", "10.0-a/r140"})
  public void take(Consenting frame, Seat seat, Command command, Course<Position, Frame> course) {
    boolean granted = ((OffensiveCommand.Consent) command).reply() == Reply.GRANTED;
    course.tell(new OffensiveEvent.AllyAnswered(seat, granted));
    List<Seat> left = frame.seats().subList(1, frame.seats().size());
    if (!granted) {
      course.leave();
      alternation.pass(frame.proposal().seat(), course);
    } else if (left.isEmpty()) {
      course.leave();
      carryOut(frame.proposal(), course);
    } else {
      course.replace(new Consenting(frame.proposal(), left));
    }
  }
}
