package umpire.fallschirmjaeger.rules;

import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.fallschirmjaeger.combat.BarrageBrief;
import umpire.fallschirmjaeger.model.Position;
import umpire.fallschirmjaeger.model.counter.Side;
import umpire.fallschirmjaeger.model.frame.FireFrame;
import umpire.fallschirmjaeger.model.frame.Frame;
import umpire.fallschirmjaeger.model.state.Mark;
import umpire.fallschirmjaeger.model.state.Piece;
import umpire.kernel.citation.Rule;
import umpire.kernel.flow.RulingInProgress;
import umpire.kernel.hex.Place;

/** 1.7b: markers fire at whoever enters their hexes, in whatever way. */
public record ActiveBarrages(ChapterContext context) {
  /** 1.5: the guns whose markers lie on the hex and that have supply, by id. */
  @Rule({"1.7b", "1.5", "1.7b/r117"})
  public List<String> guns(Position position, Place hex) {
    return position.ground().barrages().entrySet().stream()
        .filter(one -> one.getValue().hex().equals(hex))
        .map(Map.Entry::getKey)
        .filter(gun -> position.has(gun) && !position.piece(gun).is(Mark.UNSUPPLIED))
        .toList();
  }

  /**
   * These have entered the hex: they are fired at as soon as the rules at once have been looked at.
   * The frame that goes on afterwards is on top of the agenda already.
   */
  @Rule({"1.7b", "1.7b/r66"})
  public void entered(
      Collection<String> units, Place hex, RulingInProgress<Position, Frame> ruling) {
    if (!guns(ruling.position(), hex).isEmpty()) {
      ruling.pushFrame(new FireFrame.EntryFire(List.copyOf(units), hex));
    }
  }

  /** What is fired at those of them that are units or trucks in the hex; empty if nothing is. */
  @Rule({"1.7b", "1.7b/r12", "1.7b/r67"})
  public Optional<BarrageBrief> brief(Position position, List<String> units, Place hex) {
    boolean all = position.calendar().chose("active-barrage", "hits-all");
    List<BarrageBrief.Target> targets = new ArrayList<>();
    for (String id : units) {
      if (context.mix().controls(id)
          && (all || context.mix().counter(id).side() == Side.GERMAN)
          && position.has(id)
          && position.piece(id).place().equals(hex)) {
        Piece piece = position.piece(id);
        targets.add(
            new BarrageBrief.Target(id, hex, false, piece.is(Mark.DISORGANISED), piece.steps()));
      }
    }
    List<BarrageBrief.Firer> firers =
        guns(position, hex).stream()
            .map(position::piece)
            .map(gun -> new BarrageBrief.Firer(gun.id(), hex, context.mix().strength(gun), 0))
            .toList();
    return targets.isEmpty() || firers.isEmpty()
        ? Optional.empty()
        : Optional.of(
            new BarrageBrief(
                firers, targets, position.calendar().chose("second-barrage", "loss-die")));
  }
}
