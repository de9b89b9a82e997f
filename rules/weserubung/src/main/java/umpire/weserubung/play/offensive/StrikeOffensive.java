package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.flow.Course;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Seat;
import umpire.weserubung.lore.Mix;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.AirCommand;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.OffensiveFrame.Alternating;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.play.air.Strikes;
import umpire.weserubung.play.route.Trip;

/** 10.11 An air strike as an offensive: flown as in the air phase, and paid like any other. */
public final class StrikeOffensive implements Trip {
  private final Mix mix;
  private final Strikes strikes;
  private final Trip flown;
  private final Accord accord;

  /** Strikes, and the trip that they take in the air phase. */
  public StrikeOffensive(Mix mix, Strikes strikes, Trip flown) {
    this.mix = mix;
    this.strikes = strikes;
    this.flown = flown;
    this.accord = new Accord(mix);
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
                .filter(id -> position.treasury(mix.nation(id.toString())).offensives() > 0)
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
    return position.conventions().seat(mix.nation(id.toString()));
  }

  List<Finding> reasons(Position position, Seat seat, Command command) {
    return strikes.reasons(position, seat, command);
  }

  void take(Seat seat, AirCommand.Strike strike, Course<Position, Frame> course) {
    strikes.take(seat, strike, course);
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
  public void declared(Routing whole, Course<Position, Frame> course) {
    if (!(course.position().agenda().top() instanceof Alternating)) {
      flown.declared(whole, course);
    } else if (!accord.asks(whole, course)) {
      carryOut(whole, course);
    }
  }

  /** It is paid, the other side is next, and it is flown. */
  void carryOut(Routing whole, Course<Position, Frame> course) {
    accord.pay(whole, course);
    flown.declared(whole, course);
  }
}
