package umpire.fallschirmjaeger.play.air;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.fallschirmjaeger.combat.AntiAircraftBrief;
import umpire.fallschirmjaeger.combat.AntiAircraftReport;
import umpire.fallschirmjaeger.combat.FlightKind;
import umpire.fallschirmjaeger.combat.Landfall;
import umpire.fallschirmjaeger.combat.ScatterBrief;
import umpire.fallschirmjaeger.combat.ScatterReport;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.frame.AirFrame;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.AirArm;
import umpire.fallschirmjaeger.model.state.Flight;
import umpire.fallschirmjaeger.model.why.AirWhy;
import umpire.fallschirmjaeger.rules.AntiAircraftUnits;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.fallschirmjaeger.rules.Questions;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.hex.Place;

/** The steps of drops: naming, scatter from turn 3, fire, shift, landing. */
public final class AirSteps {
  private final ChapterContext context;
  private final Touchdown touchdown;
  private final DroppingStep dropping;
  private final ShiftingStep shifting;
  private final AntiAircraftStep antiAircraft;

  /** The steps for an edition. */
  public AirSteps(ChapterContext context, Entry entry) {
    this.context = context;
    this.touchdown = new Touchdown(context, entry);
    this.dropping = new DroppingStep(context, new DropZones(context, entry), this);
    this.shifting = new ShiftingStep(context, this);
    this.antiAircraft = new AntiAircraftStep(new AntiAircraftUnits(context), this);
  }

  /** What carries out the frames of drops. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        dropping,
        shifting,
        antiAircraft,
        Step.consults(
            AirFrame.AwaitingScatter.class,
            (position, frame) -> Questions.waits(position, "2.5g", scatter(frame.flights())),
            ScatterReport.class,
            this::scattered),
        Step.consults(
            AirFrame.AwaitingAntiAircraft.class,
            (position, frame) ->
                Questions.waits(position, "1.8", fire(position, frame.flights(), frame.shots())),
            AntiAircraftReport.class,
            this::fired));
  }

  /** 2.1b, 2.3a, r21: the points of the turn; then drops are named. */
  @Rule({"2.1b", "2.1b/r21", "2.3a"})
  public void begin(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    AirArm air = position.air();
    if (context.due("fresh-ju52", position.turn())) {
      ruling.add(new AirEvent.LiftCounted(Math.max(0, air.stock() - air.lost())));
    }
    ruling.pushFrame(new AirFrame.Dropping(List.of(), List.of()));
  }

  /** 2.5g, r65: from turn 3 all units are scattered first; supply heads are not. */
  @Rule({"2.5g", "2.5g/r65"})
  void takeOff(List<Flight> flights, RulingInProgress<Position, Frame> ruling) {
    boolean late = context.due("scattered-drops", ruling.position().turn());
    if (late && flights.stream().anyMatch(flight -> !head(flight))) {
      ruling.popFrame();
      Questions.ask(scatter(flights), new AirFrame.AwaitingScatter(flights), ruling);
    } else {
      shootAt(flights, ruling);
    }
  }

  private boolean head(Flight flight) {
    return context.mix().counter(flight.id()) instanceof Head;
  }

  private ScatterBrief scatter(List<Flight> flights) {
    return new ScatterBrief(
        flights.stream()
            .filter(flight -> !head(flight))
            .map(flight -> new ScatterBrief.Drop(flight.id(), flight.hex()))
            .toList());
  }

  private void scattered(
      AirFrame.AwaitingScatter frame,
      ScatterReport report,
      RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    ruling.add(
        new AirEvent.UnitsScattered(
            Questions.question(position), Questions.draw(position), report));
    Map<String, Landfall> falls = new HashMap<>();
    report.falls().forEach(fall -> falls.put(fall.unit(), fall.landfall()));
    shift(frame.flights(), falls, false, ruling);
  }

  /** 1.8d, r31: what comes down beyond the play area is taken back, the rest can be shifted. */
  @Rule({"1.8d", "2.5b/r31"})
  private void shift(
      List<Flight> flights,
      Map<String, Landfall> falls,
      boolean shotAt,
      RulingInProgress<Position, Frame> ruling) {
    List<Flight> left = new ArrayList<>();
    List<String> open = new ArrayList<>();
    for (Flight flight : flights) {
      Landfall fall = falls.get(flight.id());
      if (fall == null) {
        left.add(flight);
      } else if (fall.hex().stream().anyMatch(hex -> inPlay(ruling, hex))) {
        left.add(flight.at(fall.hex().getFirst()));
        open.add(flight.id());
      } else {
        AirWhy why = new AirWhy.BeyondPlay(flight.id());
        ruling.add(new AirEvent.DropCancelled(flight.id(), Finding.notes("2.5b/r31", why)));
      }
    }
    ruling.replaceFrame(new AirFrame.Shifting(left, open, Set.of(), shotAt));
  }

  private boolean inPlay(RulingInProgress<Position, Frame> ruling, Place hex) {
    return context.area().has(ruling.position().calendar().terms(), hex);
  }

  /** 1.8: the other side may fire at what is in the air. */
  void shootAt(List<Flight> flights, RulingInProgress<Position, Frame> ruling) {
    ruling.replaceFrame(new AirFrame.AntiAircraft(flights, Map.of()));
  }

  /** All shots of the window are one question. */
  @Rule("1.8")
  void fire(AirFrame.AntiAircraft frame, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    Questions.ask(
        fire(ruling.position(), frame.flights(), frame.shots()),
        new AirFrame.AwaitingAntiAircraft(frame.flights(), frame.shots()),
        ruling);
  }

  /** 1.8a: the points at a hex are added. */
  @Rule({"1.8a", "1.8b"})
  private AntiAircraftBrief fire(
      Position position, List<Flight> flights, Map<String, Place> shots) {
    Map<Place, Integer> points = new TreeMap<>();
    shots.forEach(
        (gun, hex) -> points.merge(hex, context.mix().strength(position.piece(gun)), Integer::sum));
    return AntiAircraftBrief.of(
        points,
        hex ->
            flights.stream()
                .filter(flight -> flight.hex().equals(hex))
                .map(
                    flight ->
                        new AntiAircraftBrief.Flight(
                            flight.id(), head(flight) ? FlightKind.DROPPED_HEAD : FlightKind.UNIT))
                .toList());
  }

  /** 1.8c: whoever has no step left is lost; the rest of what is scattered can be shifted. */
  @Rule("1.8c")
  private void fired(
      AirFrame.AwaitingAntiAircraft frame,
      AntiAircraftReport report,
      RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    ruling.add(
        new AirEvent.AntiAircraftFired(
            Questions.question(position), Questions.draw(position), frame.shots(), report));
    Map<String, AntiAircraftReport.Hit> hits = new HashMap<>();
    report.hits().forEach(hit -> hits.put(hit.id(), hit));
    List<Flight> left = new ArrayList<>();
    Map<String, Landfall> falls = new HashMap<>();
    for (Flight flight : frame.flights()) {
      AntiAircraftReport.Hit hit = hits.get(flight.id());
      if (hit == null) {
        left.add(flight);
      } else if (hit.steps() >= flight.steps()) {
        AirWhy why = new AirWhy.LostInDrop(flight.id(), flight.hex());
        ruling.add(new AirEvent.DropLost(flight.id(), Finding.notes("1.8c", why)));
      } else {
        left.add(flight.losing(hit.steps()));
        falls.put(flight.id(), hit.scattered().getFirst());
      }
    }
    shift(left, falls, true, ruling);
  }

  /** 2.5b: everything lands. */
  void land(List<Flight> flights, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    touchdown.landAll(flights, ruling);
  }
}
