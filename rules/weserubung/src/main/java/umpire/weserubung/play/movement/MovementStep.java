package umpire.weserubung.play.movement;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.MovementEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.MovementCommand;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.MovementFrame;
import umpire.weserubung.model.frame.Routing;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.MovementWhy;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.rules.PieceKind;
import umpire.weserubung.rules.PositionCache;

/** 11.0 Which of its units a seat moves next, and how. */
final class MovementStep implements AskingStep<Position, Command, Frame, MovementFrame.Moving> {
  private final OrderOfBattle orderOfBattle;
  private final Marches marches;
  private final Trains trains;
  private final Debarkations debarkations;
  private final List<FurtherMoves> further;
  private final PositionCache<Seat, List<Offer<Command>>> moves = new PositionCache<>(this::moves);

  MovementStep(
      OrderOfBattle orderOfBattle,
      Marches marches,
      Trains trains,
      Debarkations debarkations,
      List<FurtherMoves> further) {
    this.orderOfBattle = orderOfBattle;
    this.marches = marches;
    this.trains = trains;
    this.debarkations = debarkations;
    this.further = List.copyOf(further);
  }

  @Override
  public Class<MovementFrame.Moving> frame() {
    return MovementFrame.Moving.class;
  }

  @Override
  public RuleId rule(MovementFrame.Moving frame) {
    return new RuleId("11.0-a");
  }

  @Override
  public List<Seat> seats(Position position, MovementFrame.Moving frame) {
    return List.of(frame.seat());
  }

  /** 3.2-e, 11.0-a: the seat's counters on the map that have an action left. */
  @Rule({"3.2-e", "3.2-f", "11.0-a", "10.0-c"})
  private boolean isReady(Position position, Piece piece, Seat seat) {
    return !piece.hasActed()
        && position.conventions().seat(orderOfBattle.nation(piece.id())).equals(seat);
  }

  private List<Piece> pieces(Position position, Seat seat) {
    return orderOfBattle.pieces(position, MatchAgreements.side(seat), PieceKind.ALL);
  }

  /** True if the seat has anything to move. */
  boolean hasMoves(Position position, Seat seat) {
    for (Piece piece : pieces(position, seat)) {
      if (isReady(position, piece, seat)
          && (debarkations.isOpen(position, piece) || marches.leadsOn(position, piece))) {
        return true;
      }
    }
    return moves.of(position, seat).size() > 1;
  }

  /** Nothing, where the seat has nothing left to move. */
  @Override
  public Offers<Command> offers(Position position, MovementFrame.Moving frame, Seat seat) {
    List<Offer<Command>> all = moves.of(position, seat);
    return all.size() > 1 ? new Offers<>(all) : Offers.of();
  }

  private List<Offer<Command>> moves(Position position, Seat seat) {
    List<String> marching = new ArrayList<>();
    List<String> entraining = new ArrayList<>();
    List<String> debarking = new ArrayList<>();
    for (Piece piece : pieces(position, seat)) {
      if (!isReady(position, piece, seat)) {
        continue;
      }
      if (marches.leadsOn(position, piece)) {
        marching.add(piece.id());
      }
      if (trains.standsOnRail(piece)) {
        entraining.add(piece.id());
      }
      if (debarkations.isOpen(position, piece)) {
        debarking.add(piece.id());
      }
    }
    if (!entraining.isEmpty()) {
      BitSet rails = trains.controlled(position, MatchAgreements.side(seat));
      entraining.removeIf(unit -> !trains.leadsOn(position, position.piece(unit), rails));
    }
    List<Offer<Command>> offers = new ArrayList<>();
    offers.add(Offer.of(MovementCommand.EndMovement.class));
    offer(offers, MovementCommand.March.class, marching);
    offer(offers, MovementCommand.Entrain.class, entraining);
    offer(offers, MovementCommand.Debark.class, debarking);
    further.forEach(moves -> offers.addAll(moves.offers(position, seat)));
    return offers;
  }

  private static void offer(
      List<Offer<Command>> offers, Class<? extends Command> command, List<String> units) {
    if (!units.isEmpty()) {
      offers.add(Offer.of(command, "unit", new Domain.One(units)));
    }
  }

  /** Nobody moves what they do not ask to. */
  @Override
  public Command fallback(
      Position position, MovementFrame.Moving frame, Seat seat, Offers<Command> offers) {
    return new MovementCommand.EndMovement();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, MovementFrame.Moving frame, Seat seat, Command command) {
    if (!(command instanceof MovementCommand own)) {
      return further.stream()
          .flatMap(moves -> moves.reasons(position, seat, command).stream())
          .toList();
    }
    return switch (own) {
      case MovementCommand.March(String unit) -> whyNoMarch(position, seat, unit);
      case MovementCommand.Entrain(String unit) -> whyNoTrain(position, seat, unit);
      case MovementCommand.Debark(String unit) -> whyNoDebarking(position, seat, unit);
      case MovementCommand.EndMovement _ -> List.of();
    };
  }

  private List<Finding> whyNotReady(Position position, Seat seat, String unit) {
    if (!position.forces().has(unit)
        || !position.conventions().seat(orderOfBattle.nation(unit)).equals(seat)) {
      return List.of(Finding.forbids("11.0-a", new MovementWhy.NotYourUnit(unit)));
    }
    return position.piece(unit).hasActed()
        ? List.of(Finding.forbids("3.2-e", new MovementWhy.ActionUsed(unit)))
        : List.of();
  }

  private List<Finding> whyNoMarch(Position position, Seat seat, String unit) {
    List<Finding> why = whyNotReady(position, seat, unit);
    if (!why.isEmpty()) {
      return why;
    }
    return marches.goesByLand(position.piece(unit))
        ? List.of(Finding.forbids("11.0-b", new MovementWhy.NowhereToGo(unit)))
        : List.of(Finding.forbids("3.2-b", new MovementWhy.GoesNotByLand(unit)));
  }

  private List<Finding> whyNoTrain(Position position, Seat seat, String unit) {
    List<Finding> why = whyNotReady(position, seat, unit);
    if (!why.isEmpty()) {
      return why;
    }
    return List.of(
        Finding.forbids(
            trains.standsOnRail(position.piece(unit)) ? "11.0-rail-b" : "11.0-rail-a",
            new MovementWhy.NoTrain(unit, position.piece(unit).place())));
  }

  private List<Finding> whyNoDebarking(Position position, Seat seat, String unit) {
    List<Finding> why = whyNotReady(position, seat, unit);
    if (!why.isEmpty()) {
      return why;
    }
    Piece piece = position.piece(unit);
    return List.of(
        debarkations.isPassenger(piece)
            ? Finding.forbids(
                debarkations.bar(position, piece),
                new MovementWhy.NoFriendlyCoast(unit, piece.place()))
            : Finding.forbids("11.0-c", new MovementWhy.NotAboard(unit)));
  }

  @Override
  public void take(
      MovementFrame.Moving frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof MovementCommand own)) {
      further.stream()
          .filter(moves -> admits(moves, ruling.position(), seat, command))
          .findFirst()
          .orElseThrow()
          .take(seat, command, ruling);
      return;
    }
    switch (own) {
      case MovementCommand.March(String unit) ->
          setOut(seat, Routing.Errand.MARCH, ruling.position().piece(unit), ruling);
      case MovementCommand.Entrain(String unit) ->
          setOut(seat, Routing.Errand.RAIL, ruling.position().piece(unit), ruling);
      case MovementCommand.Debark(String unit) -> debarkations.debark(unit, ruling);
      case MovementCommand.EndMovement _ -> {
        ruling.add(new MovementEvent.MovementEnded(seat));
        ruling.popFrame();
      }
    }
  }

  private static boolean admits(FurtherMoves moves, Position position, Seat seat, Command command) {
    return moves.offers(position, seat).stream().anyMatch(offer -> offer.admits(command));
  }

  private static void setOut(
      Seat seat, Routing.Errand errand, Piece piece, RulingInProgress<Position, Frame> ruling) {
    ruling.pushFrame(new Routing(seat, errand, List.of(piece.id()), List.of(piece.place()), 0));
  }
}
