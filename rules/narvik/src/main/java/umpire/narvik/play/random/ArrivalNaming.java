package umpire.narvik.play.random;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.ArrivalEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.chart.Arrivals;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.Manner;
import umpire.narvik.model.command.RandomEventCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Newcomer;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.SideAsks;

/** 23.4, 11.2 The German player says which companies come, face up or down, with a decoy or not. */
final class ArrivalNaming implements SideAsks<RandomEventFrame.NamingArrivals> {
  private final CompaniesAtHand companies;

  ArrivalNaming(CompaniesAtHand companies) {
    this.companies = companies;
  }

  /** 30.0: what the die brings is to be named; the frame on top gives way to it. */
  @Rule("30.0")
  void begin(Arrivals arrivals, RulingInProgress<Position, Frame> ruling) {
    List<Newcomer.Origin> open = new ArrayList<>();
    add(open, arrivals.replacements(), Newcomer.Origin.REPLACEMENT);
    add(open, arrivals.infantryCompanies(), Newcomer.Origin.INFANTRY);
    add(open, arrivals.parachuteCompanies(), Newcomer.Origin.PARACHUTE);
    next(ruling, open, List.of());
  }

  private static void add(List<Newcomer.Origin> open, int times, Newcomer.Origin origin) {
    for (int i = 0; i < times; i++) {
      open.add(origin);
    }
  }

  /**
   * Goes on with the next arrival. 23.4: a replacement for which no company was eliminated is lost,
   * as everyone can count; whether a reinforcement has a counter left not everyone can.
   */
  @Rule("23.4")
  private void next(
      RulingInProgress<Position, Frame> ruling,
      List<Newcomer.Origin> origins,
      List<Newcomer> named) {
    List<Newcomer.Origin> open = new ArrayList<>(origins);
    while (!open.isEmpty()
        && open.getFirst() == Newcomer.Origin.REPLACEMENT
        && companies.of(ruling.position(), open.getFirst(), named).isEmpty()) {
      open.removeFirst();
      ruling.add(new ArrivalEvent.ArrivalForgone());
    }
    ruling.replaceFrame(
        open.isEmpty()
            ? ArrivalPlacing.order(named)
            : new RandomEventFrame.NamingArrivals(open, named));
  }

  @Override
  public Side side(RandomEventFrame.NamingArrivals frame) {
    return Side.GERMAN;
  }

  @Override
  public RuleId rule(RandomEventFrame.NamingArrivals frame) {
    return new RuleId("23.4");
  }

  @Override
  @Rule({"23.4", "11.2"})
  public Offers<Command> offers(
      Position position, RandomEventFrame.NamingArrivals frame, Seat seat) {
    List<String> open = companies.of(position, frame.open().getFirst(), frame.named());
    List<Offer<Command>> offers = new ArrayList<>();
    if (!open.isEmpty()) {
      offers.add(
          new Offer<>(
              RandomEventCommand.NameArrival.class,
              List.of(
                  new Offer.Parameter("unit", new Domain.One(open)),
                  new Offer.Parameter("manner", new Domain.One(manners(position, frame))))));
    }
    if (mayForgo(frame, open)) {
      offers.add(Offer.of(RandomEventCommand.ForgoArrival.class));
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(
      Position position, RandomEventFrame.NamingArrivals frame, Seat seat, Offers<Command> offers) {
    List<String> open = companies.of(position, frame.open().getFirst(), frame.named());
    return open.isEmpty()
        ? new RandomEventCommand.ForgoArrival()
        : new RandomEventCommand.NameArrival(open.getFirst(), manners(position, frame).getLast());
  }

  private List<Manner> manners(Position position, RandomEventFrame.NamingArrivals frame) {
    return companies.decoys(position, frame.named()).isEmpty()
        ? List.of(Manner.FACE_UP, Manner.FACE_DOWN)
        : List.of(Manner.values());
  }

  /** A replacement may be used (23.4); a reinforcement comes if there is a counter for it. */
  private static boolean mayForgo(RandomEventFrame.NamingArrivals frame, List<String> companies) {
    return companies.isEmpty() || frame.open().getFirst() == Newcomer.Origin.REPLACEMENT;
  }

  @Override
  @Rule({"23.4", "30.0"})
  public List<Finding> refusalFindings(
      Position position, RandomEventFrame.NamingArrivals frame, Seat seat, Command command) {
    List<String> open = companies.of(position, frame.open().getFirst(), frame.named());
    if (command instanceof RandomEventCommand.ForgoArrival) {
      return mayForgo(frame, open)
          ? List.of()
          : List.of(Finding.forbids("30.0", new Why.MustArrive(open.getFirst())));
    }
    if (!(command instanceof RandomEventCommand.NameArrival(String unit, Manner manner))) {
      return List.of();
    }
    if (!open.contains(unit)) {
      return List.of(Finding.forbids("23.4", new Why.NotToArrive(unit)));
    }
    return manners(position, frame).contains(manner)
        ? List.of()
        : List.of(Finding.forbids("11.2", new Why.NoDecoyLeft(companies.decoyLimit())));
  }

  @Override
  public void take(
      RandomEventFrame.NamingArrivals frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    List<Newcomer> named = new ArrayList<>(frame.named());
    if (command instanceof RandomEventCommand.NameArrival(String unit, Manner manner)) {
      Newcomer.Origin origin = frame.open().getFirst();
      named.add(new Newcomer(unit, origin, manner != Manner.FACE_UP));
      if (manner == Manner.WITH_DECOY) {
        String decoy = companies.decoys(ruling.position(), frame.named()).getFirst();
        named.add(new Newcomer(decoy, Newcomer.Origin.DECOY, true));
      }
      ruling.add(new ArrivalEvent.ArrivalNamed(unit, manner));
    } else {
      ruling.add(new ArrivalEvent.ArrivalForgone());
    }
    next(ruling, frame.open().subList(1, frame.open().size()), named);
  }
}
