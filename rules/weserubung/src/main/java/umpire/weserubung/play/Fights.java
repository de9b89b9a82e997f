package umpire.weserubung.play;

import umpire.weserubung.model.Fight;

/** 7.3, 7.5, 8.4, 10.3, 10.7: battles, for whoever has to have one fought. */
public interface Fights {
  /** The battle begins above the top frame, which is told {@link Result.Fought} when it is over. */
  void begin(Fight fight, Course course);
}
