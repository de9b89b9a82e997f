package umpire.fallschirmjaeger.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import umpire.fallschirmjaeger.event.FireEvent;
import umpire.fallschirmjaeger.event.MovementEvent;
import umpire.fallschirmjaeger.event.PeopleEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.FireCommand;
import umpire.fallschirmjaeger.model.command.MovementCommand;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.counter.FallschirmjaegerCounter.Ship;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.MovementFrame.MovementPhase;
import umpire.fallschirmjaeger.model.frame.MovementFrame.Moving;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.why.FireWhy;
import umpire.fallschirmjaeger.model.why.PeopleWhy;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.rules.PhaseAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Fraction;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** SCS-move: what moves next, or enters the map. */
record MovementPhaseStep(Marches marches, Overruns overruns, Arrivals arrivals, Sailing sailing)
    implements PhaseAsks<MovementPhase> {
  private static final List<String> EVACUATED = List.of("gold", "government", "queen");

  @Override
  public Decision<MovementPhase> decision() {
    return asks(MovementPhase.class, "SCS-move", MovementPhase::side);
  }

  @Override
  public RuleId rule(MovementPhase frame) {
    return new RuleId(frame.exploitation() ? "SCS-exploit" : "SCS-move");
  }

  @Override
  @Rule({"SCS-move", "SCS-exploit"})
  public Offers<Command> offers(Position position, MovementPhase frame) {
    Map<Place, List<String>> able = new TreeMap<>();
    for (Piece piece : movers(position, frame.side())) {
      if (marches.idle(position, piece, frame.exploitation()).isEmpty()
          && goes(position, frame, piece)) {
        able.computeIfAbsent(piece.place(), _ -> new ArrayList<>()).add(piece.id());
      }
    }
    List<Offer<Command>> offers = new ArrayList<>();
    for (List<String> units : able.values()) {
      Offer.Parameter some = Offer.some("units", units, 1, units.size());
      offers.add(Offer.of(MovementCommand.Move.class, some));
    }
    if (!frame.exploitation()) {
      offers.addAll(arrivals.offers(position, frame.side()));
      offers.addAll(sailing.offers(position, frame.side()));
      Offer.add(offers, TurnCommand.Evacuate.class, "piece", ready(position, frame.side()));
    }
    Offer.add(offers, FireCommand.Withdraw.class, "gun", markers(position, frame));
    return orEnd(offers);
  }

  /** 1.7b: in its two phases of movement a side takes back as many of its markers as it likes. */
  @Rule("1.7b")
  private List<String> markers(Position position, MovementPhase frame) {
    return position.ground().barrages().keySet().stream()
        .filter(gun -> marches.context().mix().unit(gun).side() == frame.side())
        .toList();
  }

  /** 3.7: which of the Queen, the Government and the gold can leave now from two ports, by id. */
  @Rule({"3.7", "3.7/r2", "3.7/r20"})
  private List<String> ready(Position position, Side side) {
    return side == Side.GERMAN
        ? List.of()
        : EVACUATED.stream().filter(position::has).filter(id -> leaves(position, id)).toList();
  }

  private boolean leaves(Position position, String id) {
    Piece piece = position.piece(id);
    return marches.context().map().set("evacuation").contains(piece.place())
        && !piece.is(Mark.CAPTIVE)
        && marches.context().mix().in(position, Side.GERMAN, piece.place()).isEmpty();
  }

  /** The ground units of a side, its leaders and its trucks. */
  private List<Piece> movers(Position position, Side side) {
    List<Piece> movers = new ArrayList<>(marches.context().mix().of(position, side));
    for (Piece piece : marches.context().mix().others(position)) {
      if (marches.context().mix().counter(piece.id()).side() == side) {
        movers.add(piece);
      }
    }
    return movers;
  }

  /** True if the unit alone could go anywhere. */
  private boolean goes(Position position, MovementPhase frame, Piece piece) {
    Moving moving =
        marches.begin(position, frame.side(), List.of(piece.id()), frame.exploitation());
    return marches.context().map().neighbours(piece.place()).stream()
        .anyMatch(
            hex ->
                marches.stepBars(position, moving, hex).isEmpty()
                    || overruns.bars(position, moving, hex).isEmpty());
  }

  @Override
  public List<Finding> refusalFindings(Position position, MovementPhase frame, Command command) {
    return switch (command) {
      case MovementCommand.Move(List<String> units) -> {
        List<Finding> why = new ArrayList<>();
        units.forEach(unit -> why(position, frame, unit).ifPresent(why::add));
        long hexes =
            units.stream()
                .filter(position::has)
                .map(one -> position.piece(one).place())
                .distinct()
                .count();
        if (hexes > 1) {
          why.add(Finding.forbids("SCS-move", new PlayWhy.NotTogether()));
        }
        yield why;
      }
      case MovementCommand.Enter(String unit, Place hex) ->
          arrivals.bars(position, frame.side(), unit, hex).stream().toList();
      case MovementCommand.Sail(String ship, Place hex) ->
          sailing.bars(position, frame, ship, hex).stream().toList();
      case TurnCommand.Evacuate(String piece) ->
          List.of(Finding.forbids("3.7", new PeopleWhy.NotEvacuated(piece)));
      case FireCommand.Withdraw(String gun) ->
          List.of(Finding.forbids("1.7b", new FireWhy.NoMarker(gun)));
      case Command _ -> List.of();
    };
  }

  private Optional<Finding> why(Position position, MovementPhase frame, String unit) {
    Optional<Piece> own = marches.context().mix().own(position, frame.side(), unit);
    return own.map(piece -> marches.idle(position, piece, frame.exploitation()))
        .orElseGet(() -> Optional.of(Finding.forbids("SCS-move", new PlayWhy.NoSuchUnit(unit))));
  }

  @Override
  public void take(MovementPhase frame, Command command, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    switch (command) {
      case MovementCommand.Move(List<String> units) ->
          ruling.pushFrame(marches.begin(position, frame.side(), units, frame.exploitation()));
      case MovementCommand.Enter(String unit, Place hex) -> enter(frame, unit, hex, ruling);
      case TurnCommand.EndPhase _ -> ruling.popFrame();
      case MovementCommand.Sail(String ship, Place hex) ->
          ruling.add(new MovementEvent.Sailed(ship, hex));
      case TurnCommand.Evacuate(String piece) ->
          ruling.add(new PeopleEvent.Evacuated(piece, position.turn()));
      case FireCommand.Withdraw(String gun) ->
          ruling.add(
              new FireEvent.MarkerRemoved(
                  gun, Finding.notes("1.7b", new FireWhy.MarkerTakenBack(gun))));
      case Command _ -> throw new IllegalStateException("not on offer: " + command);
    }
  }

  /** SCS-arrive: at the cost of the hex; then it moves on. */
  @Rule("SCS-arrive")
  private void enter(
      MovementPhase frame, String unit, Place hex, RulingInProgress<Position, Frame> ruling) {
    Position position = ruling.position();
    if (marches.context().mix().counter(unit) instanceof Ship ship) {
      ruling.add(new MovementEvent.ShipArrived(unit, hex, ship.steps()));
      return;
    }
    Fraction points = marches.allowance().of(unit, position.turn());
    Fraction cost = arrivals.cost(position, frame.side(), unit, hex);
    ruling.add(
        new MovementEvent.Entered(
            frame.side(), unit, hex, marches.context().mix().counter(unit).steps(), List.of()));
    ruling.pushFrame(
        new Moving(frame.side(), List.of(unit), points, false, false, List.of()).paying(cost));
    marches.entry().barrages().entered(List.of(unit), hex, ruling);
  }
}
