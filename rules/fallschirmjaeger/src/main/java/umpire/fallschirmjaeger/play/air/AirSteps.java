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
import umpire.fallschirmjaeger.combat.LandingReport;
import umpire.fallschirmjaeger.combat.ScatterBrief;
import umpire.fallschirmjaeger.combat.ScatterReport;
import umpire.fallschirmjaeger.event.AirEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Head;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Leader;
import umpire.fallschirmjaeger.model.frame.AirFrame;
import umpire.fallschirmjaeger.model.frame.AirFrame.AwaitingAntiAircraft;
import umpire.fallschirmjaeger.model.frame.AirFrame.AwaitingScatter;
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

/** The steps of drops and landings: naming, scatter from turn 3, fire, shift, table, touchdown. */
public final class AirSteps {
  private final ChapterContext context;
  private final Entry entry;
  private final Sites sites;
  private final Touchdown touchdown;

  /** The steps for an edition. */
  public AirSteps(ChapterContext context, Entry entry) {
    this.context = context;
    this.entry = entry;
    this.sites = new Sites(context, entry);
    this.touchdown = new Touchdown(context, entry, sites);
  }

  /** What carries out the frames of drops. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    TransportLandings transports =
        new TransportLandings(context, sites, touchdown, entry.barrages(), this);
    return List.of(
        new DroppingStep(context, sites, this),
        new ShiftingStep(context, this),
        new AntiAircraftStep(new AntiAircraftUnits(context), this),
        Questions.consults(
            AwaitingScatter.class,
            "2.5g",
            (position, frame) -> scatter(frame.flights()),
            ScatterReport.class,
            this::scattered),
        Questions.consults(
            AwaitingAntiAircraft.class,
            "1.8",
            (position, frame) -> brief(position, frame.flights(), frame.shots()),
            AntiAircraftReport.class,
            this::fired),
        Step.runs(AirFrame.FlyingIn.class, transports::begin),
        Questions.consults(
            AirFrame.AwaitingLanding.class,
            "2.6b",
            (position, frame) -> transports.brief(position, frame.flights()),
            LandingReport.class,
            transports::landed));
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

  /** 2.5g, r65: from turn 3 all drops of units are scattered first; heads, transports are not. */
  @Rule({"2.5g", "2.5g/r65"})
  void takeOff(List<Flight> flights, RulingInProgress<Position, Frame> ruling) {
    boolean late = context.due("scattered-drops", ruling.position().turn());
    if (late && flights.stream().anyMatch(this::jumps)) {
      ruling.popFrame();
      Questions.ask(new AwaitingScatter(flights), ruling);
    } else {
      shootAt(flights, ruling);
    }
  }

  private boolean jumps(Flight flight) {
    return !flight.flown() && kind(flight) != FlightKind.DROPPED_HEAD;
  }

  /** 1.8b: what a flight is to those who fire at it, and to the table. */
  @Rule({"1.8b", "2.5a/r93"})
  FlightKind kind(Flight flight) {
    return switch (context.mix().counter(flight.id())) {
      case Head _ -> flight.flown() ? FlightKind.FLOWN_HEAD : FlightKind.DROPPED_HEAD;
      case Leader _ -> FlightKind.LEADER;
      default -> FlightKind.UNIT;
    };
  }

  private ScatterBrief scatter(List<Flight> flights) {
    return new ScatterBrief(
        flights.stream()
            .filter(this::jumps)
            .map(flight -> new ScatterBrief.Drop(flight.id(), flight.hex()))
            .toList());
  }

  private void scattered(
      AwaitingScatter frame, ScatterReport report, RulingInProgress<Position, Frame> ruling) {
    ruling.add(
        new AirEvent.UnitsScattered(Questions.question(ruling), Questions.draw(ruling), report));
    Map<String, Landfall> falls = new HashMap<>();
    report.falls().forEach(fall -> falls.put(fall.unit(), fall.landfall()));
    shift(frame.flights(), falls, AirFrame.Scattering.DROP, ruling);
  }

  /** 1.8d, r31: what comes down beyond the play area is taken back, the rest can be shifted. */
  @Rule({"1.8d", "2.5b/r31"})
  void shift(
      List<Flight> flights,
      Map<String, Landfall> falls,
      AirFrame.Scattering by,
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
        Touchdown.cancel(flight, "2.5b/r31", new AirWhy.BeyondPlay(flight.id()), ruling);
      }
    }
    ruling.replaceFrame(new AirFrame.Shifting(left, open, Set.of(), by));
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
    Questions.ask(new AwaitingAntiAircraft(frame.flights(), frame.shots()), ruling);
  }

  /** 1.8a: the points at a hex are added. */
  @Rule({"1.8a", "1.8b"})
  private AntiAircraftBrief brief(
      Position position, List<Flight> flights, Map<String, Place> shots) {
    Map<Place, Integer> points = new TreeMap<>();
    shots.forEach(
        (gun, hex) -> points.merge(hex, context.mix().strength(position.piece(gun)), Integer::sum));
    return AntiAircraftBrief.of(
        points,
        hex ->
            flights.stream()
                .filter(flight -> flight.hex().equals(hex))
                .map(flight -> new AntiAircraftBrief.Flight(flight.id(), kind(flight)))
                .toList());
  }

  /** 1.8c: whoever has no step left is lost; the rest of what is scattered can be shifted. */
  @Rule({"1.8c", "1.8c/r118"})
  private void fired(
      AwaitingAntiAircraft frame,
      AntiAircraftReport report,
      RulingInProgress<Position, Frame> ruling) {
    ruling.add(
        new AirEvent.AntiAircraftFired(
            Questions.question(ruling), Questions.draw(ruling), frame.shots(), report));
    Map<String, AntiAircraftReport.Hit> hits = new HashMap<>();
    report.hits().forEach(hit -> hits.put(hit.id(), hit));
    List<Flight> left = new ArrayList<>();
    Map<String, Landfall> falls = new HashMap<>();
    for (Flight flight : frame.flights()) {
      AntiAircraftReport.Hit hit = hits.get(flight.id());
      if (hit == null) {
        left.add(flight);
      } else if (hit.scattered().isEmpty()) {
        Touchdown.cancel(flight, "1.8b", new AirWhy.TurnedBack(flight.id()), ruling);
      } else if (hit.steps() >= flight.steps()) {
        AirWhy why = new AirWhy.LostInDrop(flight.id(), flight.hex());
        ruling.add(new AirEvent.DropLost(flight.id(), Finding.notes("1.8c", why)));
      } else {
        Flight flying = flight.losing(hit.steps());
        if (hit.steps() > 0 && kind(flight) == FlightKind.UNIT) {
          ruling.add(new AirEvent.StepsLostInTheAir(flight.id(), flying.steps()));
        }
        left.add(flying);
        falls.put(flight.id(), hit.scattered().getFirst());
      }
    }
    shift(left, falls, AirFrame.Scattering.FIRE, ruling);
  }

  /** 2.6b: transports throw on the table first; then everything comes down. */
  @Rule("2.6b")
  void land(List<Flight> flights, RulingInProgress<Position, Frame> ruling) {
    if (flights.stream().anyMatch(Flight::flown)) {
      ruling.replaceFrame(new AirFrame.FlyingIn(flights));
    } else {
      touchDown(flights, ruling);
    }
  }

  /** 2.5b: everything comes down, and is fired at by active barrages hex by hex. */
  @Rule({"2.5b", "1.7b"})
  void touchDown(List<Flight> flights, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    touchdown
        .landAll(flights, ruling)
        .reversed()
        .forEach((hex, units) -> entry.barrages().entered(units, hex, ruling));
  }
}
