package umpire.fallschirmjaeger.play.strike;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.fallschirmjaeger.combat.AntiAircraftBrief;
import umpire.fallschirmjaeger.combat.AntiAircraftReport;
import umpire.fallschirmjaeger.combat.BarrageBrief;
import umpire.fallschirmjaeger.combat.BarrageReport;
import umpire.fallschirmjaeger.combat.FlightKind;
import umpire.fallschirmjaeger.event.StrikeEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Aircraft;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.StrikeFrame;
import umpire.fallschirmjaeger.model.frame.StrikeFrame.AwaitingDefence;
import umpire.fallschirmjaeger.model.frame.StrikeFrame.AwaitingStrike;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Sortie;
import umpire.fallschirmjaeger.rules.AntiAircraftUnits;
import umpire.fallschirmjaeger.rules.Briefs;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Losses;
import umpire.fallschirmjaeger.rules.Questions;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.flow.Step;
import umpire.kernel.hex.Derived;
import umpire.kernel.hex.Place;

/** The steps of air barrages. */
public final class StrikeSteps {
  private final ChapterContext context;
  private final Briefs briefs;
  private final AntiAircraftUnits units;
  private final SupportDraw support;
  private final Derived<List<Place>> struck = new Derived<>();
  private final Derived<List<Place>> ringed = new Derived<>();

  /** The steps for an edition. */
  public StrikeSteps(ChapterContext context) {
    this.context = context;
    this.briefs = new Briefs(context);
    this.units = new AntiAircraftUnits(context);
    this.support = new SupportDraw(context);
  }

  /** What carries out the frames of air barrages. */
  public List<Step<Position, Command, Frame, ?>> steps() {
    return List.of(
        support.step(),
        new StrikingStep(context, this),
        new DefendingStep(units, this),
        Questions.consults(
            AwaitingDefence.class, "1.8", this::fire, AntiAircraftReport.class, this::firedAt),
        Questions.consults(
            AwaitingStrike.class,
            "1.9a(3)",
            (position, frame) -> strike(position, frame.sorties()),
            BarrageReport.class,
            StrikeSteps::struck));
  }

  /** The air phase of a side begins with its support. */
  public void begin(Side side, RulingInProgress<Position, Frame> ruling) {
    support.begin(side, ruling);
  }

  /** The type of an aircraft; throws IllegalArgumentException for another counter. */
  Aircraft aircraft(String type) {
    if (context.mix().counter(type) instanceof Aircraft aircraft) {
      return aircraft;
    }
    throw new IllegalArgumentException(type + " is no aircraft");
  }

  /** r88: hexes with units that the barrage can affect, in an adjacent hex for a Ju-87b. */
  @Rule({"1.9a(1)/r88", "1.9b"})
  List<Place> targets(Position position, String type) {
    boolean ring = aircraft(type).ring() > 0;
    Derived<List<Place>> derived = ring ? ringed : struck;
    List<Place> hexes = derived.of(position.forces().pieces(), () -> targets(position, ring));
    return context.area().of(position.calendar().terms(), hexes);
  }

  private List<Place> targets(Position position, boolean ring) {
    Set<Place> hexes = new HashSet<>();
    for (Side side : Side.values()) {
      for (Piece piece : context.mix().exposed(position, side)) {
        hexes.add(piece.place());
        if (ring) {
          hexes.addAll(context.map().neighbours(piece.place()));
        }
      }
    }
    return hexes.stream().sorted().toList();
  }

  /** 1.9a(1): all are placed; then the other side may fire. */
  void fly(StrikeFrame.Striking frame, RulingInProgress<Position, Frame> ruling) {
    if (frame.sorties().isEmpty()) {
      ruling.popFrame();
    } else {
      ruling.replaceFrame(new StrikeFrame.Defending(frame.side(), frame.sorties(), Map.of()));
    }
  }

  /** 1.9a(2): chosen and forced shots are one question; without any the barrages strike. */
  @Rule("1.9a(2)")
  void defend(StrikeFrame.Defending frame, RulingInProgress<Position, Frame> ruling) {
    AwaitingDefence waiting = new AwaitingDefence(frame.side(), frame.sorties(), frame.shots());
    Position position = ruling.position();
    ruling.popFrame();
    if (points(position, waiting).isEmpty()) {
      hit(frame.side(), frame.sorties(), ruling);
    } else {
      Questions.ask(waiting, ruling);
    }
  }

  /** 1.8a: a unit that is barraged in its own hex has to fire at that hex. */
  @Rule({"1.8a", "1.8a/r64"})
  private Map<Place, Integer> points(Position position, AwaitingDefence frame) {
    Map<Place, Integer> points = new TreeMap<>();
    Set<Place> targets = new HashSet<>();
    frame.sorties().forEach(sortie -> targets.add(sortie.hex()));
    for (Piece piece : context.mix().exposed(position, frame.side().other())) {
      Place own = frame.shots().get(piece.id());
      Place aimed = own == null && targets.contains(piece.place()) ? piece.place() : own;
      if (aimed != null && units.armed(piece)) {
        points.merge(aimed, context.mix().strength(piece), Integer::sum);
      }
    }
    return points;
  }

  private AntiAircraftBrief fire(Position position, AwaitingDefence frame) {
    return AntiAircraftBrief.of(
        points(position, frame),
        hex ->
            frame.sorties().stream()
                .filter(sortie -> sortie.hex().equals(hex))
                .map(sortie -> new AntiAircraftBrief.Flight(sortie.id(), FlightKind.BARRAGE))
                .toList());
  }

  private void firedAt(
      AwaitingDefence frame, AntiAircraftReport report, RulingInProgress<Position, Frame> ruling) {
    ruling.add(
        new StrikeEvent.BarragesFiredAt(
            Questions.question(ruling), Questions.draw(ruling), frame.shots(), report));
    ruling.popFrame();
    List<Sortie> left = new ArrayList<>(frame.sorties());
    report.hits().forEach(hit -> left.removeIf(sortie -> sortie.id().equals(hit.id())));
    hit(frame.side(), left, ruling);
  }

  private void hit(Side side, List<Sortie> sorties, RulingInProgress<Position, Frame> ruling) {
    if (!sorties.isEmpty()) {
      Questions.ask(new AwaitingStrike(side, sorties), ruling);
    }
  }

  /** 1.9a(3), r39: all units of the hexes and of the rings, whosever they are. */
  @Rule({"1.9a(3)", "1.9b", "1.9b/r39"})
  private BarrageBrief strike(Position position, List<Sortie> sorties) {
    Set<Place> hexes = new HashSet<>();
    List<BarrageBrief.Firer> firers = new ArrayList<>();
    for (Sortie sortie : sorties) {
      Aircraft type = aircraft(sortie.aircraft());
      hexes.add(sortie.hex());
      if (type.ring() > 0) {
        hexes.addAll(context.map().neighbours(sortie.hex()));
      }
      firers.add(new BarrageBrief.Firer(sortie.id(), sortie.hex(), type.barrage(), type.ring()));
    }
    List<BarrageBrief.Target> targets = new ArrayList<>();
    for (Side side : Side.values()) {
      for (Piece piece : context.mix().exposed(position, side)) {
        if (hexes.contains(piece.place())) {
          targets.add(briefs.target(piece));
        }
      }
    }
    return new BarrageBrief(
        firers, targets, position.calendar().chose("second-barrage", "loss-die"));
  }

  private static void struck(
      AwaitingStrike frame, BarrageReport report, RulingInProgress<Position, Frame> ruling) {
    ruling.add(
        new StrikeEvent.StrikeMade(
            Questions.question(ruling), Questions.draw(ruling), frame.sorties(), report));
    ruling.popFrame();
    Losses.steps(report, ruling);
  }
}
