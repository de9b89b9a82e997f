package umpire.weserubung.play.turn;

import java.util.List;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.TurnEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.TurnCommand;
import umpire.weserubung.model.command.TurnCommand.Order;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.TurnFrame;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.TurnPhase;

/** 6.3 The holder of the initiative acts first or second; they say so as the phase begins (X4). */
final class OrderStep implements AskingStep<Position, Command, Frame, TurnFrame.Ordering> {
  @Override
  public Class<TurnFrame.Ordering> frame() {
    return TurnFrame.Ordering.class;
  }

  void open(RulingInProgress<Position, Frame> ruling, TurnPhase phase) {
    ruling.pushFrame(new TurnFrame.Ordering(chooser(ruling.position()), phase));
  }

  /**
   * r147: where nobody has anything to do nobody will have; but if one side acts the other may find
   * something, so one is enough. 10.0-a: offensives do not come up in the phase, so where one side
   * alone has any it makes them, whoever is first.
   */
  @Rule({"6.3-b/r147", "10.0-a"})
  boolean matters(Position position, Phase phase) {
    int acting = 0;
    for (Side side : Side.values()) {
      if (position.conventions().seats(side).stream()
          .anyMatch(seat -> phase.acts(position, seat))) {
        acting++;
      }
    }
    return acting >= (phase.alternate() ? 2 : 1);
  }

  /** r91: of two Allied seats the one whose nations bought more, Britain and France on a tie. */
  @Rule("6.3-b/r91")
  private static Seat chooser(Position position) {
    List<Seat> seats = position.conventions().seats(position.calendar().initiative());
    Seat most = seats.getFirst();
    for (Seat seat : seats) {
      if (bought(position, seat) > bought(position, most)) {
        most = seat;
      }
    }
    return most;
  }

  private static int bought(Position position, Seat seat) {
    return position.conventions().nations(seat).stream()
        .mapToInt(nation -> position.treasury(nation).bought())
        .sum();
  }

  @Override
  public RuleId rule(TurnFrame.Ordering frame) {
    return new RuleId("6.3-b");
  }

  @Override
  public List<Seat> seats(Position position, TurnFrame.Ordering frame) {
    return List.of(frame.seat());
  }

  @Override
  public Offers<Command> offers(Position position, TurnFrame.Ordering frame, Seat seat) {
    return Offers.of(
        Offer.of(
            TurnCommand.ChooseOrder.class,
            "order",
            new Domain.One(List.of(Order.FIRST, Order.SECOND))));
  }

  /** X4: first, where nothing is said. */
  @Override
  @Rule("6.3-b/r4")
  public Command fallback(
      Position position, TurnFrame.Ordering frame, Seat seat, Offers<Command> offers) {
    return new TurnCommand.ChooseOrder(Order.FIRST);
  }

  @Override
  @Rule("6.3-b")
  public void take(
      TurnFrame.Ordering frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    Side side = MatchAgreements.side(seat);
    Order order = ((TurnCommand.ChooseOrder) command).order();
    ruling.add(
        new TurnEvent.OrderChosen(seat, order == Order.FIRST ? side : side.other(), frame.phase()));
    ruling.popFrame();
  }
}
