package umpire.weserubung.play.naval;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.dice.Chance;
import umpire.kernel.event.Event;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Seals;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.NavalEvent;
import umpire.weserubung.event.SealedEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.NavalCommand;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.Interception;
import umpire.weserubung.model.frame.Interception.Means;
import umpire.weserubung.model.frame.NavalFrame;
import umpire.weserubung.model.frame.NavalFrame.SeaWatch;

/**
 * 8.2, 8.3, 8.8-b The window on a way that has been declared: every enemy seat that could stop the
 * ships says whether it does, one hex each (r87), hidden from the others until all have.
 */
public final class WatchStep
    implements Seals<Position, Command, Frame, SeaWatch, List<Interception>> {
  private final NavalInterceptors navalInterceptors;
  private final Interceptors interceptors;
  private final NavalInterceptionReasons reasons;

  public WatchStep(
      NavalInterceptors navalInterceptors,
      Interceptors interceptors,
      NavalInterceptionReasons reasons) {
    this.navalInterceptors = navalInterceptors;
    this.interceptors = interceptors;
    this.reasons = reasons;
  }

  @Override
  public Class<SeaWatch> frame() {
    return SeaWatch.class;
  }

  @Override
  public Map<Seat, List<Interception>> sealed(SeaWatch frame) {
    return frame.sealed();
  }

  @Override
  public SeaWatch with(SeaWatch frame, Map<Seat, List<Interception>> sealed) {
    return new SeaWatch(frame.voyage(), frame.seats(), sealed);
  }

  @Override
  public RuleId rule(SeaWatch frame) {
    return new RuleId("8.2-a");
  }

  @Override
  public List<Seat> seats(Position position, SeaWatch frame) {
    return frame.seats();
  }

  @Override
  public Offers<Command> offers(Position position, SeaWatch frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(NavalCommand.LetSail.class));
    for (InterceptionOption interceptionOption :
        navalInterceptors.openings(position, frame.voyage(), seat)) {
      offers.add(offer(interceptionOption));
    }
    return new Offers<>(offers);
  }

  private static Offer<Command> offer(InterceptionOption interceptionOption) {
    Offer.Parameter hex = new Offer.Parameter("hex", new Domain.One(interceptionOption.hexes()));
    Domain units = new Domain.Some(interceptionOption.units(), 1, interceptionOption.most());
    return switch (interceptionOption.means()) {
      case AIR ->
          new Offer<>(
              NavalCommand.InterceptShips.class,
              List.of(hex, new Offer.Parameter("aircraft", units)));
      case SEA ->
          new Offer<>(
              NavalCommand.InterceptAtSea.class,
              List.of(
                  hex,
                  new Offer.Parameter("ships", units),
                  new Offer.Parameter("escorts", escorts(interceptionOption.escorts()))));
      case PORT -> new Offer<>(NavalCommand.SallyForth.class, List.of(hex));
    };
  }

  private static Domain escorts(InterceptionOption.Escorts escorts) {
    return new Domain.Some(escorts.ships(), escorts.least(), escorts.most());
  }

  @Override
  public Command fallback(Position position, SeaWatch frame, Seat seat, Offers<Command> offers) {
    return new NavalCommand.LetSail();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, SeaWatch frame, Seat seat, Command command) {
    return reasons.of(position, frame.voyage(), seat, command);
  }

  @Override
  @Rule({"7.2-c/r87", "8.2-a", "8.3-a", "8.8-b"})
  public List<Interception> sealing(Position position, SeaWatch frame, Seat seat, Command command) {
    if (command instanceof NavalCommand.InterceptShips(Place hex, List<String> aircraft)) {
      return List.of(new Interception(Means.AIR, hex, sorted(aircraft)));
    }
    if (command
        instanceof
        NavalCommand.InterceptAtSea(Place hex, List<String> ships, List<String> escorts)) {
      List<String> all = new ArrayList<>(ships);
      all.addAll(escorts);
      return List.of(new Interception(Means.SEA, hex, sorted(all)));
    }
    return command instanceof NavalCommand.SallyForth(Place hex)
        ? navalInterceptors.openings(position, frame.voyage(), seat).stream()
            .filter(
                interceptionOption ->
                    interceptionOption.means() == Means.PORT
                        && interceptionOption.hexes().contains(hex))
            .map(
                interceptionOption -> new Interception(Means.PORT, hex, interceptionOption.units()))
            .toList()
        : List.of();
  }

  private static List<String> sorted(List<String> units) {
    return units.stream().sorted().toList();
  }

  @Override
  public Event<Position> sealedEvent(Seat seat, List<Interception> said, boolean again) {
    return new SealedEvent.InterceptionSealed(seat, said, again);
  }

  /** All are in: the frame below learns who comes out first. */
  @Override
  public void revealed(SeaWatch frame, RulingInProgress<Position, Frame> ruling) {
    List<Interception> due = due(ruling.position(), frame);
    ruling.add(new NavalEvent.InterceptionsRevealed(flown(frame, due)));
    ruling.popFrame();
    ruling.replaceFrame(new NavalFrame.Voyaging(frame.voyage(), true, due));
  }

  /**
   * r87, 8.0: those in the first hex of the way where there are any, from the air before those at
   * sea before those out of its port; of two seats together. The others have done nothing.
   */
  @Rule({"8.0", "7.2-c/r87"})
  private List<Interception> due(Position position, SeaWatch frame) {
    List<Interception> all = new ArrayList<>();
    frame.seats().forEach(seat -> all.addAll(frame.sealed().getOrDefault(seat, List.of())));
    List<Interception> due = new ArrayList<>();
    for (Place hex : navalInterceptors.hexes(position, frame.voyage())) {
      for (Means means : Means.values()) {
        List<String> units = new ArrayList<>();
        for (Interception one : all) {
          if (one.hex().equals(hex) && one.means() == means) {
            units.addAll(one.units());
          }
        }
        if (!units.isEmpty()) {
          due.add(new Interception(means, hex, fitting(position, frame, hex, means, units)));
        }
      }
      if (!due.isEmpty()) {
        return due;
      }
    }
    return due;
  }

  /** r124: who comes, by seat; what has lapsed is told to nobody. */
  @Rule("8.2-a/r124")
  private static Map<Seat, List<Interception>> flown(SeaWatch frame, List<Interception> due) {
    Map<Seat, List<Interception>> flown = new TreeMap<>();
    frame
        .sealed()
        .forEach(
            (seat, said) -> {
              List<Interception> comes = new ArrayList<>();
              said.forEach(one -> due.forEach(met -> one.in(met).ifPresent(comes::add)));
              if (!comes.isEmpty()) {
                flown.put(seat, comes);
              }
            });
    return flown;
  }

  /** 3.1-b, r116: of ships of two seats those come for whom there is room, the western first. */
  @Rule({"3.1-b", "8.2-a/r116"})
  private List<String> fitting(
      Position position, SeaWatch frame, Place hex, Means means, List<String> units) {
    int room = interceptors.room(position, frame.voyage(), hex);
    return means == Means.SEA && units.size() > room ? units.subList(0, room) : units;
  }

  @Override
  public List<Interception> redrawn(Position position, SeaWatch frame, Seat seat, Chance chance) {
    List<InterceptionOption> openings = navalInterceptors.openings(position, frame.voyage(), seat);
    int which = chance.die(openings.size() + 1) - 1;
    if (which == openings.size()) {
      return List.of();
    }
    InterceptionOption interceptionOption = openings.get(which);
    Place hex = interceptionOption.hexes().get(chance.die(interceptionOption.hexes().size()) - 1);
    int count =
        interceptionOption.means() == Means.PORT
            ? interceptionOption.most()
            : chance.die(interceptionOption.most());
    List<String> units = new ArrayList<>(interceptionOption.units().subList(0, count));
    units.addAll(
        interceptionOption.escorts().ships().subList(0, interceptionOption.escorts().least()));
    return List.of(new Interception(interceptionOption.means(), hex, sorted(units)));
  }
}
