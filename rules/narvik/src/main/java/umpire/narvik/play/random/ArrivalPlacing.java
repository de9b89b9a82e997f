package umpire.narvik.play.random;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Wait;
import umpire.kernel.hex.Place;
import umpire.kernel.id.DrawId;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.DrawKind;
import umpire.kernel.scenario.Seat;
import umpire.kernel.table.Table;
import umpire.narvik.event.ArrivalEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.RandomEventCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.Newcomer;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.DrawRequests;
import umpire.narvik.rules.SideStep;
import umpire.narvik.rules.Tokens;
import umpire.narvik.rules.VictoryPoints;
import umpire.narvik.supply.Railway;

/**
 * 23.4 Arrivals are placed with German units, counter by counter. Those that come face down come in
 * an order that was shuffled, so that it does not tell a company from its decoy.
 */
final class ArrivalPlacing implements SideStep<RandomEventFrame.PlacingArrivals> {
  private static final String ELIMINATED = "german-unit-eliminated";
  private final ChapterContext chapterContext;
  private final Railway railway;
  private final VictoryPoints points;

  ArrivalPlacing(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
    this.railway = new Railway(chapterContext.map());
    this.points = new VictoryPoints(chapterContext.pack(), chapterContext.mix());
  }

  /** What is done about these counters first: a shuffle if several come face down. */
  @Rule("11")
  static RandomEventFrame order(List<Newcomer> named) {
    List<Newcomer> open = named.stream().filter(newcomer -> !newcomer.faceDown()).toList();
    List<Newcomer> hidden = named.stream().filter(Newcomer::faceDown).toList();
    return hidden.size() > 1
        ? new RandomEventFrame.ShufflingArrivals(open, hidden)
        : new RandomEventFrame.PlacingArrivals(
            ChoiceQuestions.both(open, hidden), List.of(), false);
  }

  /** The shuffle; the German player alone sees it. */
  static Wait<Position, Command, Frame> shuffle(RandomEventFrame.ShufflingArrivals frame) {
    return DrawRequests.secretly(
        new RuleId("11"), new DrawKind.Shuffle(frame.hidden().size()), Side.GERMAN);
  }

  /** The shuffle was made. */
  @Rule("11")
  void shuffled(
      RandomEventFrame.ShufflingArrivals frame,
      DrawId draw,
      List<Integer> order,
      RulingInProgress<Position, Frame> ruling) {
    List<Newcomer> hidden = order.stream().map(frame.hidden()::get).toList();
    ruling.add(
        new ArrivalEvent.ArrivalsShuffled(draw, hidden.stream().map(Newcomer::counter).toList()));
    ruling.replaceFrame(
        new RandomEventFrame.PlacingArrivals(
            ChoiceQuestions.both(frame.open(), hidden), List.of(), false));
  }

  @Override
  public Class<RandomEventFrame.PlacingArrivals> frame() {
    return RandomEventFrame.PlacingArrivals.class;
  }

  @Override
  public Side side(RandomEventFrame.PlacingArrivals frame) {
    return Side.GERMAN;
  }

  @Override
  public RuleId rule(RandomEventFrame.PlacingArrivals frame) {
    return new RuleId("23.4");
  }

  @Override
  @Rule("23.4")
  public Offers<Command> offers(
      Position position, RandomEventFrame.PlacingArrivals frame, Seat seat) {
    if (frame.left().isEmpty()) {
      return Offers.of(); // nothing came
    }
    String counter = frame.left().getFirst().counter();
    List<Place> hexes = hexes(position, counter);
    return Offers.of(
        hexes.isEmpty()
            ? Offer.of(RandomEventCommand.ForgoArrival.class)
            : new Offer<>(
                RandomEventCommand.PlaceArrival.class,
                List.of(
                    new Offer.Parameter("counter", new Domain.One(List.of(counter))),
                    new Offer.Parameter("hex", new Domain.One(hexes)))));
  }

  @Override
  public Command fallback(
      Position position,
      RandomEventFrame.PlacingArrivals frame,
      Seat seat,
      Offers<Command> offers) {
    String counter = frame.left().getFirst().counter();
    return hexes(position, counter).stream()
        .findFirst()
        .<Command>map(hex -> new RandomEventCommand.PlaceArrival(counter, hex))
        .orElseGet(RandomEventCommand.ForgoArrival::new);
  }

  private List<Place> hexes(Position position, String counter) {
    return held(position, Side.GERMAN).stream()
        .filter(
            hex -> chapterContext.stacking().bars(position, newcomer(counter, hex), hex).isEmpty())
        .toList();
  }

  private Set<Place> held(Position position, Side side) {
    Set<Place> held = new TreeSet<>();
    chapterContext.mix().of(position, side).forEach(unit -> held.add(unit.place()));
    return held;
  }

  private static Unit newcomer(String counter, Place hex) {
    return new Unit(counter, hex, 0, "");
  }

  @Override
  @Rule({"23.4", "23.4/r71", "13.2"})
  public List<Finding> refusalFindings(
      Position position, RandomEventFrame.PlacingArrivals frame, Seat seat, Command command) {
    String next = frame.left().getFirst().counter();
    if (command instanceof RandomEventCommand.ForgoArrival) {
      return hexes(position, next).isEmpty()
          ? List.of()
          : List.of(Finding.forbids("23.4", new Why.MustArrive(next)));
    }
    if (!(command instanceof RandomEventCommand.PlaceArrival(String counter, Place hex))) {
      return List.of();
    }
    if (!counter.equals(next)) {
      return List.of(Finding.forbids("23.4", new Why.NotToArrive(counter)));
    }
    return held(position, Side.GERMAN).contains(hex)
        ? chapterContext.stacking().bars(position, newcomer(counter, hex), hex)
        : List.of(Finding.forbids("23.4", new Why.NoFriend(hex)));
  }

  @Override
  @Rule({"19.1", "19.1/r12"})
  public void take(
      RandomEventFrame.PlacingArrivals frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof RandomEventCommand.PlaceArrival(String _, Place hex))) {
      ruling.add(new ArrivalEvent.ArrivalForgone());
      next(ruling, rest(frame.left()), frame.placed(), frame.tested());
    } else if (!frame.tested() && railway.cut(held(ruling.position(), Side.ALLIED), hex)) {
      ruling.replaceFrame(new RandomEventFrame.TestingArrivals(hex, frame.left(), frame.placed()));
    } else {
      arrive(ruling, frame, hex);
    }
  }

  /** One die that everybody sees. */
  static Wait<Position, Command, Frame> test(RandomEventFrame.TestingArrivals frame) {
    return DrawRequests.openly(new RuleId("19.1"), 1);
  }

  /** 19.1: one die for all arrivals of the turn; what is lost is lost for good (ruling 12). */
  @Rule({"19.1", "19.1/r12", "19.1/r70"})
  void tested(
      RandomEventFrame.TestingArrivals frame,
      DrawId draw,
      List<Integer> dice,
      RulingInProgress<Position, Frame> ruling) {
    int die = dice.getFirst();
    Table<Boolean> chart = chapterContext.pack().table("german-supply");
    boolean lost = chart.at(Integer.toString(die), "arrivals-lost");
    ruling.add(new ArrivalEvent.ArrivalsTested(draw, die, lost));
    if (lost) {
      ruling.add(new ArrivalEvent.ArrivalsLost(ChoiceQuestions.both(frame.placed(), frame.left())));
      ruling.popFrame();
    } else {
      arrive(
          ruling,
          new RandomEventFrame.PlacingArrivals(frame.left(), frame.placed(), true),
          frame.hex());
    }
  }

  private void arrive(
      RulingInProgress<Position, Frame> ruling, RandomEventFrame.PlacingArrivals frame, Place hex) {
    Newcomer newcomer = frame.left().getFirst();
    int number = ruling.position().progress().traces().tokens() + 1;
    String token = newcomer.faceDown() ? Tokens.of(Side.GERMAN, number) : "";
    ruling.add(new ArrivalEvent.CounterArrived(newcomer, token, hex));
    next(
        ruling,
        rest(frame.left()),
        ChoiceQuestions.both(frame.placed(), List.of(newcomer)),
        frame.tested());
  }

  private void next(
      RulingInProgress<Position, Frame> ruling,
      List<Newcomer> left,
      List<Newcomer> placed,
      boolean tested) {
    if (left.isEmpty()) {
      settle(ruling, placed);
      ruling.popFrame();
    } else {
      ruling.replaceFrame(new RandomEventFrame.PlacingArrivals(left, placed, tested));
    }
  }

  /**
   * 29.0, ruling 28: the points for a company that is back are taken back when everything has been
   * placed, and without a name if it lies face down: neither tells it from its decoy.
   */
  @Rule("29.0/r28")
  private void settle(RulingInProgress<Position, Frame> ruling, List<Newcomer> placed) {
    for (Newcomer newcomer : placed) {
      if (newcomer.origin() == Newcomer.Origin.REPLACEMENT) {
        String counter = newcomer.faceDown() ? "" : newcomer.counter();
        points.score(ruling, Side.ALLIED, ELIMINATED, counter, -points.of(ELIMINATED));
      }
    }
  }

  private static List<Newcomer> rest(List<Newcomer> left) {
    return new ArrayList<>(left.subList(1, left.size()));
  }
}
