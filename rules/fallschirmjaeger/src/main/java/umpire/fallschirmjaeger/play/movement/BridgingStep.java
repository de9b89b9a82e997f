package umpire.fallschirmjaeger.play.movement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import umpire.fallschirmjaeger.event.MovementEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.command.MovementCommand.StartBridge;
import umpire.fallschirmjaeger.model.command.TurnCommand;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.frame.MovementFrame.Bridging;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.model.state.Works.Construction;
import umpire.fallschirmjaeger.model.why.PlayWhy;
import umpire.fallschirmjaeger.rules.Choices;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Finding;
import umpire.kernel.citation.Rule;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.scenario.Seat;

/** 2.9b: as the German Movement Phase starts, its engineers begin bridges. */
@Rule("2.9b")
record BridgingStep(Bridges bridges) implements SideAsks<Bridging> {
  @Override
  public Class<Bridging> frame() {
    return Bridging.class;
  }

  @Override
  public Side side(Bridging frame) {
    return frame.side();
  }

  @Override
  public RuleId rule(Bridging frame) {
    return new RuleId("2.9b");
  }

  @Override
  public Offers<Command> offers(Position position, Bridging frame, Seat seat) {
    List<Offer<Command>> offers = new ArrayList<>();
    for (Piece piece : bridges.context().mix().of(position, frame.side())) {
      List<Place> sites = bridges.sites(position, piece);
      if (!sites.isEmpty()) {
        offers.add(
            Choices.offer(
                StartBridge.class,
                Choices.one("unit", List.of(piece.id())),
                Choices.one("across", sites)));
      }
    }
    if (!offers.isEmpty()) {
      offers.add(Offer.of(TurnCommand.EndPhase.class));
    }
    return new Offers<>(offers);
  }

  @Override
  public Command fallback(Position position, Bridging frame, Seat seat, Offers<Command> offers) {
    return new TurnCommand.EndPhase();
  }

  @Override
  public List<Finding> refusalFindings(
      Position position, Bridging frame, Seat seat, Command command) {
    if (!(command instanceof StartBridge(String unit, Place across))) {
      return List.of();
    }
    Optional<Piece> own = bridges.context().mix().own(position, frame.side(), unit);
    return own
        .map(piece -> bridges.bars(position, piece, across))
        .orElseGet(() -> Optional.of(Finding.forbids("2.9", new PlayWhy.NoSuchUnit(unit))))
        .stream()
        .toList();
  }

  @Override
  public void take(
      Bridging frame, Seat seat, Command command, RulingInProgress<Position, Frame> ruling) {
    if (command instanceof StartBridge(String unit, Place across)) {
      Position position = ruling.position();
      ruling.add(
          new MovementEvent.BridgeBegun(
              unit, new Construction(position.piece(unit).place(), across, position.turn())));
    } else {
      enter(frame, ruling);
    }
  }

  /** Nobody begins another. */
  @Override
  public void enter(Bridging frame, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
  }
}
