package umpire.fallschirmjaeger.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.fallschirmjaeger.event.MovementEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.MovementCommand.StartBridge;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Unit;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.counter.UnitType;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.MovementFrame.Bridging;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Works;
import umpire.fallschirmjaeger.model.state.Works.Construction;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.rules.ActiveBarrages;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.PhaseAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.AtOnce;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Hexside;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/**
 * 2.9: bridges over canals, from the start of one German Movement Phase to the start of the next
 * (r34). Engineers who leave the building site lose the bridge at once.
 */
@Rule({"2.9", "2.9b", "2.9b/r34", "2.9b/r112"})
record Bridges(ChapterContext context) implements PhaseAsks<Bridging>, AtOnce<Position, Frame> {
  private static final String FORMATION = "9-panzer";
  private static final String CANAL = "canal";

  /** 2.9b: as the German Movement Phase starts, its engineers begin bridges. */
  @Override
  @Rule("2.9b")
  public Decision<Bridging> decision() {
    return asks(Bridging.class, "2.9b", Bridging::side);
  }

  @Override
  public Offers<Command> offers(Position position, Bridging frame) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (Piece piece : context.mix().of(position, frame.side())) {
      List<Place> sites = sites(position, piece);
      Offer.add(offers, StartBridge.class, "unit", piece.id(), "across", sites);
    }
    return orEnd(offers);
  }

  @Override
  public List<Finding> refusalFindings(Position position, Bridging frame, Command command) {
    if (!(command instanceof StartBridge(String unit, Place across))) {
      return List.of();
    }
    Optional<Piece> own = context.mix().own(position, frame.side(), unit);
    return own
        .map(piece -> bars(position, piece, across))
        .orElseGet(() -> Optional.of(Finding.forbids("2.9", new PlayWhy.NoSuchUnit(unit))))
        .stream()
        .toList();
  }

  @Override
  public void take(Bridging frame, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof StartBridge(String unit, Place across)) {
      Position position = ruling.position();
      ruling.add(
          new MovementEvent.BridgeBegun(
              unit, new Construction(position.piece(unit).place(), across, position.turn())));
    } else {
      ruling.popFrame();
    }
  }

  /** 2.9b: what was begun is finished where the engineers are undisturbed. */
  @Rule({"2.9b", "2.9c"})
  void finish(RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    for (Map.Entry<String, Construction> one : position.ground().works().building().entrySet()) {
      if (undisturbed(position, position.piece(one.getKey()))) {
        ruling.add(new MovementEvent.BridgeFinished(one.getKey(), one.getValue().side()));
      }
    }
  }

  /** Where the engineer can begin a bridge now. */
  List<Place> sites(Position position, Piece piece) {
    return context.map().neighbours(piece.place()).stream()
        .filter(across -> bars(position, piece, across).isEmpty())
        .sorted()
        .toList();
  }

  /** Why the engineer cannot begin a bridge there; empty if it can. */
  @Rule({"2.9", "2.9a", "2.9b", "2.9c"})
  Optional<Finding> bars(Position position, Piece piece, Place across) {
    Works works = position.ground().works();
    if (!engineer(piece.id()) || works.building().containsKey(piece.id())) {
      return refused("2.9", piece, across);
    }
    if (works.usedBridges() >= context.number("german-bridges")) {
      return refused("2.9c", piece, across);
    }
    if (!undisturbed(position, piece)) {
      return refused("2.9b", piece, across);
    }
    if (!context.map().adjacent(piece.place(), across)) {
      return refused("2.9a", piece, across);
    }
    Hexside side = new Hexside(piece.place(), across);
    boolean canal =
        context.area().has(position.calendar().terms(), across)
            && context.crossings().barrier(piece.place(), across).filter(CANAL::equals).isPresent()
            && !works.bridges().contains(side)
            && works.building().values().stream().map(Construction::side).noneMatch(side::equals);
    return canal ? Optional.empty() : refused("2.9a", piece, across);
  }

  private static Optional<Finding> refused(String rule, Piece piece, Place across) {
    return Optional.of(Finding.forbids(rule, new PlayWhy.NoBridgeThere(piece.id(), across)));
  }

  private boolean engineer(String id) {
    return context.mix().counter(id) instanceof Unit unit
        && unit.unitType() == UnitType.ENGINEER
        && unit.formation().equals(FORMATION);
  }

  /** 2.9b: outside enemy zones, and under no active barrage that fires. */
  @Rule({"2.9b", "1.7b/r117"})
  private boolean undisturbed(Position position, Piece piece) {
    return !context.zones().cover(position, Side.ALLIED, piece.place())
        && new ActiveBarrages(context).guns(position, piece.place()).isEmpty();
  }

  /** 2.9b: a bridge whose engineer has moved, retreated or gone is destroyed. */
  @Override
  @Rule("2.9b")
  public void apply(Position before, RulingInProgress<Position, Frame> ruling) {
    for (Map.Entry<String, Construction> one :
        ruling.position().ground().works().building().entrySet()) {
      Position position = ruling.position();
      if (!position.has(one.getKey())
          || !position.piece(one.getKey()).place().equals(one.getValue().hex())) {
        ruling.add(new MovementEvent.BridgeLost(one.getKey(), one.getValue().side()));
      }
    }
  }
}
