package umpire.weserubung.play.offensive;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
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
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.play.attackers.OffensiveEligibility;

/** 10.2-1, 10.6 An offensive is paid and begins, once every ally whose units are named agrees. */
final class OffensiveStart implements AskingStep<Position, Command, Frame, Consenting> {
  private final AllyAgreement allyAgreement;
  private final OffensiveEligibility offensiveEligibility;
  private final Alternation alternation;
  private final StackAdvance advance;
  private final StrikeOffensive strikes;

  OffensiveStart(
      AllyAgreement allyAgreement,
      OffensiveEligibility offensiveEligibility,
      Alternation alternation,
      StackAdvance advance,
      StrikeOffensive strikes) {
    this.allyAgreement = allyAgreement;
    this.offensiveEligibility = offensiveEligibility;
    this.alternation = alternation;
    this.advance = advance;
    this.strikes = strikes;
  }

  /** The declaration is complete; its author's turn is on top of the agenda again. */
  void begin(Plan plan, RulingInProgress<Position, Frame> ruling) {
    if (!allyAgreement.asks(plan, ruling)) {
      go(plan, ruling);
    }
  }

  private void carryOut(Proposal proposal, RulingInProgress<Position, Frame> ruling) {
    switch (proposal) {
      case Plan plan -> go(plan, ruling);
      case Routing way when way.errand() == Routing.Errand.STRIKE ->
          strikes.carryOut(allyAgreement.whose(ruling.position(), way), ruling);
      case Routing way -> advance.carryOut(allyAgreement.whose(ruling.position(), way), ruling);
    }
  }

  /** 10.0-a: the other side is next, whatever comes of it. */
  @Rule({"10.0-a", "10.2-1", "6.1-a"})
  private void go(Plan plan, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new OffensiveEvent.OffensivePaid(offensiveEligibility.price(plan)));
    ruling.replaceFrame(new OffensiveFrame.Turning(MatchAgreements.side(plan.seat()).other(), 0));
    ruling.pushFrame(
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

  /** Nobody's units are sent into battle in their absence. */
  @Override
  public Command fallback(Position position, Consenting frame, Seat seat, Offers<Command> offers) {
    return new OffensiveCommand.Consent(Reply.REFUSED);
  }

  /** r89, r140: one refusal voids the declaration; whoever made it leaves it to their allies. */
  @Override
  @Rule({"10.0-a/r89", "10.0-a/r140"})
  public void take(
      Consenting frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    boolean granted = ((OffensiveCommand.Consent) command).reply() == Reply.GRANTED;
    ruling.add(new OffensiveEvent.AllyAnswered(seat, granted));
    List<Seat> left = frame.seats().subList(1, frame.seats().size());
    if (!granted) {
      ruling.popFrame();
      alternation.pass(frame.proposal().seat(), ruling);
    } else if (left.isEmpty()) {
      ruling.popFrame();
      carryOut(frame.proposal(), ruling);
    } else {
      ruling.replaceFrame(new Consenting(frame.proposal(), left));
    }
  }
}
