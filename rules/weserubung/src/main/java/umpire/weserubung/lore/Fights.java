package umpire.weserubung.lore;

import umpire.kernel.flow.Course;
import umpire.weserubung.model.Position;
import umpire.weserubung.model.battle.Fight;
import umpire.weserubung.model.frame.Frame;

/** 7.3, 7.5, 8.4, 10.3, 10.7: battles, for whoever has to have one fought. */
public interface Fights {
  /** The battle begins above the top frame, which is told {@link Result.Fought} when it is over. */
  void begin(Fight fight, Course<Position, Frame> course);
}
