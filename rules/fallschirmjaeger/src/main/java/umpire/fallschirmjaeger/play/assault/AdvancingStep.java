package umpire.fallschirmjaeger.play.assault;

import java.util.List;
import umpire.fallschirmjaeger.event.AssaultEvent;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.command.AssaultCommand;
import umpire.fallschirmjaeger.model.command.Command;
import umpire.fallschirmjaeger.model.frame.AssaultFrame.Advancing;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.fallschirmjaeger.rules.ChapterContext;
import umpire.fallschirmjaeger.rules.Entry;
import umpire.fallschirmjaeger.rules.SideAsks;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;

/**
 * SCS-advance: if the attacked hex is empty, attackers may enter it; after an overrun they move.
 */
@Rule("SCS-advance")
record AdvancingStep(ChapterContext context, Entry entry) implements SideAsks<Advancing> {
  @Override
  public Decision<Advancing> decision() {
    return asks(Advancing.class, "SCS-advance", frame -> frame.battle().attacker());
  }

  private List<String> able(Position position, Advancing frame) {
    Place target = frame.battle().target();
    if (frame.battle().overrun() || !entry.free(position, frame.battle().attacker(), target)) {
      return List.of();
    }
    return frame.battle().attackers().stream()
        .filter(position::has)
        .filter(unit -> reaches(position, unit, target))
        .toList();
  }

  private boolean reaches(Position position, String unit, Place target) {
    Place from = position.piece(unit).place();
    return context.map().adjacent(from, target) && entry.passable(position, unit, from, target);
  }

  /** r79: into the hex of a lone leader exactly one goes. */
  @Override
  @Rule("1.10f(2)/r79")
  public Offers<Command> offers(Position position, Advancing frame) {
    List<String> able = able(position, frame);
    boolean lone = frame.battle().defenders().isEmpty();
    int room = lone ? 1 : Math.min(able.size(), entry.stacking().most());
    return able.isEmpty()
        ? Offers.of()
        : Offers.of(
            Offer.of(AssaultCommand.Advance.class, Offer.some("units", able, lone ? 1 : 0, room)));
  }

  @Override
  public Command fallback(Position position, Advancing frame) {
    return new AssaultCommand.Advance(
        frame.battle().defenders().isEmpty() ? able(position, frame).subList(0, 1) : List.of());
  }

  @Override
  public void take(Advancing frame, Command command, RulingInProgress<Position, Frame> ruling) {
    if (!(command instanceof AssaultCommand.Advance(List<String> units))) {
      throw new IllegalStateException("not on offer: " + command);
    }
    Position position = ruling.position();
    List<Piece> before = units.stream().sorted().map(position::piece).toList();
    Place target = frame.battle().target();
    ruling.add(
        new AssaultEvent.Advanced(
            frame.battle().attacker(), before.stream().map(Piece::id).toList(), target));
    entry.crossings(frame.battle().attacker(), before, target, ruling);
    enter(frame, ruling);
    entry.barrages().entered(units, target, ruling);
  }

  /** The battle is over. */
  @Override
  public void enter(Advancing frame, RulingInProgress<Position, Frame> ruling) {
    ruling.popFrame();
    ruling.resume(new Fought(frame.battle()));
  }
}
