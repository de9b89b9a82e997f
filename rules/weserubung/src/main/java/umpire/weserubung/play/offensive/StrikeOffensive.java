package umpire.weserubung.play.offensive;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.cite.Finding;
import umpire.kernel.cite.Rule;
import umpire.kernel.cite.RuleId;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Domain;
import umpire.kernel.play.Offer;
import umpire.kernel.play.Seat;
import umpire.weserubung.event.OffensiveEvent;
import umpire.weserubung.model.AirCommand;
import umpire.weserubung.model.Command;
import umpire.weserubung.model.Nation;
import umpire.weserubung.model.OffensiveFrame.Alternating;
import umpire.weserubung.model.OffensiveFrame.Turning;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.Routing;
import umpire.weserubung.play.Course;
import umpire.weserubung.play.Mix;
import umpire.weserubung.play.air.Strikes;
import umpire.weserubung.play.route.Trip;

/** 10.11 An air strike as an offensive: flown as in the air phase, and paid like any other. */
public final class StrikeOffensive implements Trip {
  private final Mix mix;
  private final Strikes strikes;
  private final Trip flown;

  /** Strikes, and the trip that they take in the air phase. */
  public StrikeOffensive(Mix mix, Strikes strikes, Trip flown) {
    this.mix = mix;
    this.strikes = strikes;
    this.flown = flown;
  }

  /** 10.0-b, 10.11: those aircraft whose nation has an offensive left. */
  @Rule({"10.11", "10.0-b"})
  void offers(Position position, Seat seat, List<Offer<Command>> offers) {
    List<Offer<Command>> all = new ArrayList<>();
    strikes.offers(position, seat, all);
    for (Offer<Command> offer : all) {
      if (offer.parameters().getFirst().domain()
          instanceof Domain.Some(var values, int _, int most)) {
        List<?> paid =
            values.stream()
                .filter(id -> position.treasury(mix.nation(id.toString())).offensives() > 0)
                .toList();
        if (!paid.isEmpty()) {
          offers.add(
              Offer.of(
                  AirCommand.Strike.class,
                  "aircraft",
                  new Domain.Some(paid, 1, Math.min(most, paid.size()))));
        }
      }
    }
  }

  List<Finding> reasons(Position position, Seat seat, Command command) {
    return strikes.reasons(position, seat, command);
  }

  void take(AirCommand.Strike strike, Course course) {
    strikes.take(strike, course);
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
  public Seat author(Position position, Routing draft) {
    return flown.author(position, draft);
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

  /** In the combat phase the strike is paid, and the other side is next. */
  @Override
  public void declared(Routing whole, Course course) {
    if (course.position().agenda().top() instanceof Alternating turn) {
      Map<Nation, Integer> price = new TreeMap<>();
      whole.pieces().forEach(id -> price.put(mix.nation(id), 1));
      course.add(new OffensiveEvent.OffensivePaid(price));
      course.replace(new Turning(turn.side().other(), 0));
    }
    flown.declared(whole, course);
  }
}
