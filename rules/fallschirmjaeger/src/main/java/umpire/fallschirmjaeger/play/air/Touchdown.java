package umpire.fallschirmjaeger.play.air;

import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.chart.DropLoss;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.fallschirmjaeger.terrain.MovementCosts.Passage;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.table.Table;

/** 2.5b: drops land hex by hex, and suffer where they were scattered to. */
@Rule({"2.5b", "2.5b/r31", "T-DropLoss"})
record Touchdown(ChapterContext context, Entry entry) {
  /** r31: how far a full hex moves a unit. */
  private static final int FARTHEST = 3;

  void land(Flight flight, RulingInProgress<Position, Frame> ruling) {
    boolean head = context.mix().counter(flight.id()) instanceof Head;
    DropLoss loss = loss(ruling.position(), flight, head);
    if (loss.cancelled()) {
      AirWhy why = new AirWhy.NoGround(flight.id(), flight.hex());
      cancel(flight, Finding.notes("2.5b(3)", why), ruling);
    } else if (loss.steps() >= flight.steps()) {
      AirWhy why = new AirWhy.LostInDrop(flight.id(), flight.hex());
      ruling.add(new AirEvent.DropLost(flight.id(), Finding.notes("T-DropLoss/r91", why)));
    } else if (head) {
      ruling.add(new AirEvent.HeadLanded(flight.id(), flight.hex(), flight.steps() - loss.steps()));
    } else {
      place(flight.losing(loss.steps()), ruling);
    }
  }

  /** T-DropLoss: by the terrain of a scattered drop; none where it was meant to come down. */
  @Rule({"2.5b(1)", "2.5b(2)", "2.5b(3)", "T-DropLoss/r91"})
  private DropLoss loss(Position position, Flight flight, boolean head) {
    if (!flight.scattered()) {
      return new DropLoss(0, false);
    }
    Place hex = flight.hex();
    Table<DropLoss> table = context.pack().table("drop-losses");
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
    Optional<Place> hex = roomAt(ruling.position(), flight.hex());
    if (hex.isPresent()) {
      ruling.add(new AirEvent.UnitLanded(flight.id(), hex.get(), flight.steps()));
    } else {
      AirWhy why = new AirWhy.NoGround(flight.id(), flight.hex());
      cancel(flight, Finding.notes("2.5b/r31", why), ruling);
    }
  }

  /** r31: the hex, or the nearest with room and without enemies; ties go to the lower number. */
  private Optional<Place> roomAt(Position position, Place meant) {
    for (int range = 0; range <= FARTHEST; range++) {
      int apart = range;
      Optional<Place> found =
          context.map().within(apart, meant).stream()
              .filter(hex -> context.map().distance(meant, hex) == apart)
              .filter(hex -> takes(position, hex))
              .sorted()
              .findFirst();
      if (found.isPresent()) {
        return found;
      }
    }
    return Optional.empty();
  }

  private boolean takes(Position position, Place hex) {
    return entry.free(position, Side.GERMAN, hex)
        && context.costs().entering(hex, false) instanceof Passage.Open
        && entry.stacking().room(position, Side.GERMAN, hex) > 0;
  }

  private static void cancel(
      Flight flight, Finding because, RulingInProgress<Position, Frame> ruling) {
    ruling.add(new AirEvent.DropCancelled(flight.id(), because));
  }

  /** Lands everything in the order in which it was placed. */
  void landAll(List<Flight> flights, RulingInProgress<Position, Frame> ruling) {
    flights.forEach(flight -> land(flight, ruling));
  }
}
