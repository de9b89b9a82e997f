package umpire.fallschirmjaeger.model.state;

import java.util.Collections;
import java.util.EnumSet;
import java.util.Set;

/** What is so of a piece for a while. */
public enum Mark {
  /** 1.4: by a barrage, until the recovery of its side. */
  DISORGANISED,
  /** 1.5: since the last Supply Phase of its side. */
  UNSUPPLIED,
  /** Its movement in this phase is over. */
  SPENT,
  /** SCS-overrun: it made an overrun in this phase. */
  OVERRAN,
  /** 1.7: it fired a barrage in this turn. */
  BARRAGED,
  /** SCS-attack: it attacked in this turn's Combat Phase. */
  ATTACKED,
  /** 2.5b: it was dropped in this turn. */
  DROPPED,
  /** 1.10g: a leader in the hands of the other side. */
  CAPTIVE,
  /** 2.5b(4): it was dropped into the stadium in this turn. */
  STADIUM,
  /** 1.7b: it moved since the last Movement Phase began. */
  MOVED,
  /** 1.8a: it made its anti-aircraft shot of this turn. */
  FIRED,
  /** 3.4a: its munitions are ashore. */
  UNLOADED;

  /** These marks in order; unmodifiable. */
  static Set<Mark> set(Set<Mark> marks) {
    Set<Mark> copy = EnumSet.noneOf(Mark.class);
    copy.addAll(marks);
    return Collections.unmodifiableSet(copy);
  }
}
