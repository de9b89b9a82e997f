package umpire.weserubung.model.state;

/** What a piece carries for the rest of a turn, or longer. */
public enum Mark {
  /** 3.3.1-e: may not take off before it and its carrier are back in the Britain box. */
  GROUNDED,
  /** 7.6-b: came by air transport this turn; takes no part in the combat phase. */
  FLOWN,
  /** Has attacked or intercepted this turn: an aircraft that has is not repaired (r60). */
  FOUGHT,
  /**
   * 13.4: a ship that left a battle or a captured port this turn. That is no action of its own, but
   * it has moved, and is not repaired.
   */
  MOVED,
  /** 14.2.1/r144: has been tested at Narvik and fights. */
  LOYAL
}
