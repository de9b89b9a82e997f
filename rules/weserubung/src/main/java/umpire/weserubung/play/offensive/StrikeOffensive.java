package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Alternating;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.air.Strikes;
import umpire.weserubung.play.route.Trip;
import umpire.weserubung.rules.OrderOfBattle;

/** 10.11 An air strike as an offensive: flown as in the air phase, and paid like any other. */
public final class StrikeOffensive implements Trip {
  private final OrderOfBattle orderOfBattle;
  private final Strikes strikes;
  private final Trip flown;
  private final AllyAgreement allyAgreement;

  /** Strikes, and the trip that they take in the air phase. */
  public StrikeOffensive(OrderOfBattle orderOfBattle, Strikes strikes, Trip flown) {
    this.orderOfBattle = orderOfBattle;
    this.strikes = strikes;
    this.flown = flown;
    this.allyAgreement = new AllyAgreement(orderOfBattle);
  }

  /** 10.0-b, 10.11: those aircraft whose nation has an offensive left. */
  @Rule({"10.11", "10.0-b"})
  void offers(Position position, Seat seat, List<Offer<Command>> offers) {
    List<Offer<Command>> all = new ArrayList<>();
    strikes.offersTogether(position, seat, all);
    for (Offer<Command> offer : all) {
      if (offer.parameters().getFirst().domain()
          instanceof Domain.Some(var values, int _, int most)) {
        List<?> paid =
            values.stream()
                .filter(
                    id -> position.treasury(orderOfBattle.nation(id.toString())).offensives() > 0)
                .toList();
        if (paid.stream().anyMatch(id -> seat.equals(seat(position, id)))) {
          offers.add(
              Offer.of(
                  AirCommand.Strike.class,
                  "aircraft",
                  new Domain.Some(paid, 1, Math.min(most, paid.size()))));
        }
      }
    }
  }

  private Seat seat(Position position, Object id) {
    return position.conventions().seat(orderOfBattle.nation(id.toString()));
  }

  List<Finding> reasons(Position position, Seat seat, Command command) {
    return strikes.reasons(position, seat, command);
  }

  void take(Seat seat, AirCommand.Strike strike, RulingInProgress<Position, Frame> ruling) {
    strikes.take(seat, strike, ruling);
  }

  @Override
  public Routing.Errand errand() {
    return flown.errand();
  }

  @Override
  public RuleId rule() {
    return flown.rule();
  }

  @Override
  public Onward onward(Position position, Routing draft) {
    return flown.onward(position, draft);
  }

  @Override
  public Way way(Position position, Routing draft, Place to) {
    return flown.way(position, draft, to);
  }

  @Override
  public List<Finding> reasons(Position position, Routing draft, Place to, boolean end) {
    return flown.reasons(position, draft, to, end);
  }

  /** In the combat phase the strike is paid, once every ally agrees. */
  @Override
  public void declared(Routing whole, RulingInProgress<Position, Frame> ruling) {
    if (!(ruling.position().agenda().top() instanceof Alternating)) {
      flown.declared(whole, ruling);
    } else if (!allyAgreement.asks(whole, ruling)) {
      carryOut(whole, ruling);
    }
  }

  /** It is paid, the other side is next, and it is flown. */
  void carryOut(Routing whole, RulingInProgress<Position, Frame> ruling) {
    allyAgreement.pay(whole, ruling);
    flown.declared(whole, ruling);
  }
}
