package umpire.fallschirmjaeger.play.assault;

import java.util.List;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AssaultCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.AssaultFrame.Losing;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.play.people.Captures;
import umpire.fallschirmjaeger.rules.Losses;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/** SCS-losses: the owner says which participating unit loses each step. */
record LosingStep(Captures captures) implements SideAsks<Losing> {
  @Override
  public Decision<Losing> decision() {
    return asks(Losing.class, "SCS-losses", Losing::side);
  }

  private static List<Piece> bearers(Position position, Losing frame) {
    return frame.battle().of(frame.side()).stream()
        .filter(position::has)
        .map(position::piece)
        .toList();
  }

  /** Nothing is asked where there is one bearer, or none of the steps is left over. */
  @Override
  @Rule("SCS-losses")
  public Offers<Command> offers(Position position, Losing frame) {
    List<Piece> bearers = bearers(position, frame);
    int steps = bearers.stream().mapToInt(Piece::steps).sum();
    if (frame.left() == 0 || bearers.size() < 2 || steps <= frame.left()) {
      return Offers.of();
    }
    List<String> units = bearers.stream().map(Piece::id).toList();
    return Offers.of(Offer.of(AssaultCommand.LoseStep.class, Offer.one("unit", units)));
  }

  @Override
  public Command fallback(Position position, Losing frame) {
    return new AssaultCommand.LoseStep(bearers(position, frame).getFirst().id());
  }

  @Override
  public void take(Losing frame, Command command, RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof AssaultCommand.LoseStep(String unit))) {
      throw new IllegalStateException("not on offer: " + command);
    }
    Losses.step(unit, "SCS-losses", ruling);
    ruling.replaceFrame(new Losing(frame.battle(), frame.result(), frame.side(), frame.left() - 1));
  }

  /** What is left falls on whoever is there; more than all steps is ignored. */
  @Override
  @Rule("SCS-losses")
  public void enter(Losing frame, RulingInProgress<Position, Frame> ruling) {
    int left = frame.left();
    for (Piece piece : bearers(ruling.position(), frame)) {
      for (int step = 0; step < piece.steps() && left > 0; step++) {
        Losses.step(piece.id(), "SCS-losses", ruling);
        left--;
      }
    }
    Side attacker = frame.battle().attacker();
    if (frame.side() == attacker) {
      captures.afterLosses(frame.battle(), ruling);
    }
    ruling.replaceFrame(
        frame.side() == attacker
            ? RetreatingStep.begin(
                ruling.position(), frame.battle(), frame.result(), attacker.other())
            : new Losing(frame.battle(), frame.result(), attacker, frame.result().attackerSteps()));
  }
}
