package umpire.narvik.play.setup;

import java.util.ArrayList;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.narvik.event.SetupEvent;
import umpire.narvik.model.Position;
import umpire.narvik.model.command.Command;
import umpire.narvik.model.command.SetupCommand;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Frame;
import umpire.narvik.model.frame.SetupFrame;
import umpire.narvik.model.state.Setup;
import umpire.narvik.model.why.Why;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.ChoiceQuestions;
import umpire.narvik.rules.SideAsks;
import umpire.narvik.terrain.Stacking;

/** 5.1 Set-up: the Norwegians in the three northern rows, the Germans south of the fourth. */
public final class PlacingStep implements SideAsks<SetupFrame.Placing> {
  private final ChapterContext chapterContext;
  private final Map<Side, List<Place>> sorted = new EnumMap<>(Side.class);

  public PlacingStep(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
    for (Side side : Side.values()) {
      sorted.put(side, area(side).stream().sorted().toList());
    }
  }

  @Override
  public Side side(SetupFrame.Placing frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(SetupFrame.Placing frame) {
    return new RuleId("5.1");
  }

  @Override
  @Rule("5.1")
  public Offers<Command> offers(Position position, SetupFrame.Placing frame, Seat seat) {
    Map<Integer, List<String>> byPoints = new TreeMap<>();
    for (String counter : frame.open()) {
      byPoints.computeIfAbsent(points(counter), _ -> new ArrayList<>()).add(counter);
    }
    Map<Place, Integer> stacked = stacked(laid(position, frame), frame.side());
    List<Offer<Command>> offers = new ArrayList<>();
    byPoints.forEach(
        (points, counters) -> {
          Set<Place> full =
              stacked.entrySet().stream()
                  .filter(row -> points > 0 && row.getValue() + points > Stacking.LIMIT)
                  .map(Map.Entry::getKey)
                  .collect(Collectors.toSet());
          offers.add(offer(frame.side(), counters, full));
        });
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(
      Position position, SetupFrame.Placing frame, Seat seat, Offers<Command> offers) {
    return new SetupCommand.PlaceCounter(
        ChoiceQuestions.first(offers, "counter", String.class),
        ChoiceQuestions.first(offers, "hex", Place.class));
  }

  /** The counters of one size, for all of the area or for what has room in it. */
  private Offer<Command> offer(Side side, List<String> counters, Set<Place> full) {
    Domain hexes =
        full.isEmpty()
            ? new Domain.Named(setName(side), area(side))
            : new Domain.One(sorted(side).stream().filter(hex -> !full.contains(hex)).toList());
    return new Offer<>(
        SetupCommand.PlaceCounter.class,
        List.of(
            new Offer.Parameter("counter", new Domain.One(counters)),
            new Offer.Parameter("hex", hexes)));
  }

  /** The named set of hexes in which a side sets up. */
  static String setName(Side side) {
    return side == Side.ALLIED ? "norwegian-set-up" : "german-set-up";
  }

  /** 5.1: land outside Sweden, in the three northern rows or south of the fourth. */
  private Set<Place> area(Side side) {
    return chapterContext.map().set(setName(side));
  }

  /** The same in order of number. */
  private List<Place> sorted(Side side) {
    return sorted.getOrDefault(side, List.of());
  }

  private int points(String counter) {
    return Stacking.points(chapterContext.mix().land(counter).kind());
  }

  /** The position as the player who sets up sees it: what they have placed face down lies there. */
  public static Position laid(Position position, SetupFrame.Placing frame) {
    List<Unit> covered = new ArrayList<>();
    for (Setup.Placed placed : frame.covered()) {
      covered.add(new Unit(placed.counter(), placed.place(), 0, ""));
    }
    return position.with(covered);
  }

  private Map<Place, Integer> stacked(Position position, Side side) {
    Map<Place, Integer> points = new TreeMap<>();
    for (Unit unit : chapterContext.mix().of(position, side)) {
      points.merge(unit.place(), points(unit.id()), Integer::sum);
    }
    return points;
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, SetupFrame.Placing frame, Seat seat, Command command) {
    if (!(command instanceof SetupCommand.PlaceCounter(String counter, Place hex))) {
      return List.of();
    }
    if (!frame.open().contains(counter)) {
      return List.of(Finding.forbids("5.1", new Why.NotToBePlaced(counter)));
    }
    return chapterContext.map().isHex(hex)
        ? barsHex(laid(position, frame), frame.side(), counter, hex)
        : List.of(Finding.forbids("5.1", new Why.NoSuchHex(hex)));
  }

  @Rule({"5.1", "13.2", "13.2/r52"})
  private List<Finding> barsHex(Position position, Side side, String counter, Place hex) {
    return area(side).contains(hex)
        ? chapterContext.stacking().bars(position, new Unit(counter, hex, 0, ""), hex)
        : List.of(Finding.forbids("5.1", new Why.OutsideSetUp(hex)));
  }

  /** 11, 11.3: the Germans set up face down, the Allies with the option of concealment only. */
  @Rule({"11", "11.3", "11.3/r22"})
  private static boolean hides(Position position, Side side) {
    return side == Side.GERMAN || position.progress().concealment();
  }

  @Override
  public void take(
      SetupFrame.Placing frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    String counter = ((SetupCommand.PlaceCounter) command).counter();
    Place hex = ((SetupCommand.PlaceCounter) command).hex();
    List<Setup.Placed> covered = new ArrayList<>(frame.covered());
    if (hides(ruling.position(), frame.side())) {
      ruling.add(new SetupEvent.CounterHidden(frame.side(), counter, hex));
      covered.add(new Setup.Placed(counter, hex, 0));
    } else {
      ruling.add(new SetupEvent.UnitPlaced(counter, hex));
    }
    List<String> left = frame.open().stream().filter(id -> !id.equals(counter)).toList();
    if (!left.isEmpty()) {
      ruling.replaceFrame(new SetupFrame.Placing(frame.side(), left, covered));
    } else if (covered.isEmpty()) {
      ruling.popFrame();
    } else {
      ruling.replaceFrame(new Frame.Dealing(frame.side(), covered));
    }
  }
}
