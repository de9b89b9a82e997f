package umpire.testkit.skirmish;

import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.Event;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Seals;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.testkit.skirmish.Model.Command;
import umpire.testkit.skirmish.Model.Frame;
import umpire.testkit.skirmish.Model.Position;

/** All bid in secret; what follows is the business of the frame. */
abstract class Bids<T extends Frame> implements Seals<Position, Command, Frame, T, Integer> {
  @Override
  public RuleId rule(T frame) {
    return Skirmish.RULE;
  }

  @Override
  public Offers<Command> offers(Position position, T frame, Seat seat) {
    return Offers.of(Offer.of(Command.Bid.class, "amount", new Domain.Number(1, 3)));
  }

  @Override
  public Command fallback(Position position, T frame, Seat seat, Offers<Command> offers) {
    return new Command.Bid(1);
  }

  @Override
  public Integer sealing(Position position, T frame, Seat seat, Command command) {
    return ((Command.Bid) command).amount();
  }

  @Override
  public Event<Position> sealedEvent(Seat seat, Integer amount, boolean again) {
    return new SkirmishEvent.BidMade(seat, amount, again);
  }

  @Override
  public Integer redrawn(Position position, T frame, Seat seat, Chance chance) {
    return chance.die(3);
  }

  @Override
  public void revealed(T frame, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    ruling.add(new SkirmishEvent.BidsOpened(sealed(frame)));
  }
}
