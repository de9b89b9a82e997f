package umpire.weserubung.play.placement;

import java.util.ArrayList;
import java.util.List;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.AskingStep;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.event.PlacementEvent;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.command.PlacementCommand;
import umpire.weserubung.model.counter.Side;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.frame.PlacementFrame;
import umpire.weserubung.model.scenario.MatchAgreements;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.state.Piece;
import umpire.weserubung.model.why.PlacementWhy;
import umpire.weserubung.rules.Dates;
import umpire.weserubung.rules.OrderOfBattle;
import umpire.weserubung.terrain.MapFacts;

/** 9.0-lake Each side may make one frozen lake an air base, while there is ice. */
final class FreezingStep implements AskingStep<Position, Command, Frame, PlacementFrame.Freezing> {
  private final MapFacts mapFacts;
  private final OrderOfBattle orderOfBattle;

  FreezingStep(MapFacts mapFacts, OrderOfBattle orderOfBattle) {
    this.mapFacts = mapFacts;
    this.orderOfBattle = orderOfBattle;
  }

  /**
   * 9.0-lake-a/r50: lakes where a land unit of the seat stands, if its side has chosen none; not
   * from 31 May on (9.0-lake-b). Nobody flies in a scenario that is played without air phase.
   */
  @Rule({"9.0-lake-a", "9.0-lake-a/r50", "9.0-lake-b"})
  List<Place> lakes(Position position, Seat seat) {
    Side side = MatchAgreements.side(seat);
    List<Place> lakes = new ArrayList<>();
    if (position.country().lakes().containsKey(side)
        || position.calendar().turn() >= Dates.THAW
        || position.calendar().play() != Setup.Play.CAMPAIGN) {
      return lakes;
    }
    for (Piece piece : position.forces().pieces().values()) {
      if (!piece.isAboard()
          && orderOfBattle.isUnit(piece.id())
          && orderOfBattle.unit(piece.id()).arm().isLand()
          && position.conventions().seat(orderOfBattle.nation(piece.id())).equals(seat)
          && mapFacts.isLake(piece.place())
          && !lakes.contains(piece.place())) {
        lakes.add(piece.place());
      }
    }
    return lakes;
  }

  @Override
  public Class<PlacementFrame.Freezing> frame() {
    return PlacementFrame.Freezing.class;
  }

  @Override
  public RuleId rule(PlacementFrame.Freezing frame) {
    return new RuleId("9.0-lake-a");
  }

  @Override
  public List<Seat> seats(Position position, PlacementFrame.Freezing frame) {
    return List.of(frame.seat());
  }

  @Override
  public Offers<Command> offers(Position position, PlacementFrame.Freezing frame, Seat seat) {
    return Offers.of(
        Offer.of(PlacementCommand.LeaveLakes.class),
        Offer.of(
            PlacementCommand.PlaceLakeBase.class,
            "lake",
            new Domain.One(lakes(position, seat).stream().sorted().toList())));
  }

  @Override
  public Command fallback(
      Position position, PlacementFrame.Freezing frame, Seat seat, Offers<Command> offers) {
    return new PlacementCommand.LeaveLakes();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, PlacementFrame.Freezing frame, Seat seat, Command command) {
    return command instanceof PlacementCommand.PlaceLakeBase(Place lake)
        ? List.of(Finding.forbids("9.0-lake-a", new PlacementWhy.NoLakeThere(lake)))
        : List.of();
  }

  @Override
  public void take(
      PlacementFrame.Freezing frame,
      Seat seat,
      Command command,
      RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    if (command instanceof PlacementCommand.PlaceLakeBase(Place lake)) {
      ruling.add(new PlacementEvent.LakeBasePlaced(MatchAgreements.side(seat), lake));
    }
  }
}
