package umpire.fallschirmjaeger.play.air;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.SequencedMap;
import java.util.Set;
import java.util.function.Predicate;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.chart.Cells.DropLoss;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Leader;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Table;

/** 2.5b, 2.6b: what is in the air comes down hex by hex, and suffers where it was scattered to. */
@Rule({"2.5b", "2.5b/r31", "T-DropLoss"})
record Touchdown(ChapterContext context, Entry entry, Sites sites) {
  /** r31: how far a full hex moves a unit. */
  private static final int FARTHEST = 3;

  /** Lands everything in the order in which it was placed; returns who came down, by hex. */
  SequencedMap<Place, List<String>> landAll(
      List<Flight> flights, RulingInProgress<Position, Frame> ruling) {
    SequencedMap<Place, List<String>> landed = new LinkedHashMap<>();
    for (Flight flight : landing(flights, ruling)) {
      land(flight, ruling);
      if (ruling.position().has(flight.id())) {
        Place hex = ruling.position().piece(flight.id()).place();
        landed.computeIfAbsent(hex, _ -> new ArrayList<>()).add(flight.id());
      }
    }
    return landed;
  }

  /**
   * r75: a scattered transport comes down where a transport may land; elsewhere it is taken back.
   */
  @Rule({"T-AirLanding/r75", "2.6a"})
  List<Flight> landing(List<Flight> flights, RulingInProgress<Position, Frame> ruling) {
    List<Flight> left = new ArrayList<>(flights);
    for (Flight flight : flights) {
      Position position = ruling.position();
      if (flight.flown() && flight.scattered() && !canLand(position, left, flight.hex())) {
        left.remove(flight);
        cancel(flight, "T-AirLanding/r75", new AirWhy.NoGround(flight.id(), flight.hex()), ruling);
      }
    }
    return left;
  }

  private boolean canLand(Position position, List<Flight> flights, Place hex) {
    return entry.free(position, Side.GERMAN, hex)
        && sites.lands(position, hex)
        && !sites.over("max", new Manifest(context, position, flights), hex);
  }

  @Rule("T-DropLoss/r91")
  private void land(Flight flight, RulingInProgress<Position, Frame> ruling) {
    DropLoss loss = loss(ruling.position(), flight);
    int steps = flight.steps() - loss.steps();
    if (loss.cancelled()) {
      cancel(flight, "2.5b(3)", new AirWhy.NoGround(flight.id(), flight.hex()), ruling);
    } else if (context.mix().counter(flight.id()) instanceof Leader) {
      ruling.add(new AirEvent.LeaderLanded(flight.id(), flight.hex(), marks(flight)));
    } else if (steps <= 0) {
      AirWhy why = new AirWhy.LostInDrop(flight.id(), flight.hex());
      ruling.add(new AirEvent.DropLost(flight.id(), Finding.notes("T-DropLoss/r91", why)));
    } else if (context.mix().counter(flight.id()) instanceof Head) {
      ruling.add(new AirEvent.HeadLanded(flight.id(), flight.hex(), steps));
    } else {
      place(flight.losing(loss.steps()), ruling);
    }
  }

  /** 2.6c: transports move and fight as usual in the turn in which they land. */
  @Rule({"2.5b", "2.6c"})
  private static Set<Mark> marks(Flight flight) {
    return flight.flown() ? EnumSet.noneOf(Mark.class) : EnumSet.of(Mark.DROPPED);
  }

  /** T-DropLoss: by the terrain of a scattered drop; none where it was meant to come down. */
  @Rule({"2.5b(1)", "2.5b(2)", "2.5b(3)", "2.5b(3)/r123"})
  private DropLoss loss(Position position, Flight flight) {
    if (!flight.scattered() || flight.flown()) {
      return new DropLoss(0, false);
    }
    Place hex = flight.hex();
    Table<DropLoss> table = context.pack().table("drop-losses");
    boolean head = context.mix().counter(flight.id()) instanceof Head;
    String column = head ? "supply-head" : "unit";
    if (!entry.free(position, Side.GERMAN, hex)) {
      return table.at("enemy-units", column);
    }
    String terrain = context.map().hex(hex).terrain();
    if (terrain.equals("major-river") || context.map().hexHas(hex, "major-bridge")) {
      return table.at("full-water", column);
    }
    return table.rows().headings().contains(terrain)
        ? table.at(terrain, column)
        : new DropLoss(0, false);
  }

  private void place(Flight flight, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    Predicate<Place> ground =
        flight.flown()
            ? hex -> sites.lands(position, hex)
            : hex -> context.costs().entering(hex, false) instanceof Passage.Open;
    Optional<Place> hex = roomAt(position, flight.hex(), ground);
    if (hex.isPresent()) {
      ruling.add(new AirEvent.UnitLanded(flight.id(), hex.get(), flight.steps(), marks(flight)));
    } else {
      cancel(flight, "2.5b/r31", new AirWhy.NoGround(flight.id(), flight.hex()), ruling);
    }
  }

  /** r31: the hex, or the nearest with room and without enemies; ties go to the lower number. */
  private Optional<Place> roomAt(Position position, Place meant, Predicate<Place> ground) {
    for (int range = 0; range <= FARTHEST; range++) {
      int apart = range;
      Optional<Place> found =
          context.map().within(apart, meant).stream()
              .filter(hex -> context.map().distance(meant, hex) == apart)
              .filter(hex -> entry.free(position, Side.GERMAN, hex))
              .filter(ground)
              .filter(hex -> entry.stacking().room(position, Side.GERMAN, hex) > 0)
              .findFirst();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  /** What is in the air does not come down, and can be flown in another turn. */
  static void cancel(
      Flight flight, String rule, AirWhy why, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new AirEvent.DropCancelled(flight.id(), Finding.notes(rule, why)));
  }
}
