package umpire.weserubung.rules;

import java.util.HashSet;
import java.util.Set;
import umpire.kernel.citation.RuleId;
import umpire.kernel.flow.Wait;
import umpire.kernel.play.DrawKind;
import umpire.kernel.scenario.Viewer;
import umpire.weserubung.combat.Battlefield;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.command.Command;
import umpire.weserubung.model.frame.Frame;

/** Ten-sided dice that are thrown openly. */
public final class Dice {
  private Dice() {}

  /** So many dice, seen by everyone at once. */
  public static Wait<Position, Command, Frame> thrown(Position position, RuleId rule, int dice) {
    Set<Viewer> all = new HashSet<>(Set.of(new Viewer.Everyone()));
    position.conventions().seats().forEach(seat -> all.add(new Viewer.Of(seat)));
    return new Wait.Draw<>(rule, new DrawKind.Dice(dice, Battlefield.SIDES), all);
  }
}
