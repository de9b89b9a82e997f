package umpire.board.counter;

/** Where a counter fights, for stacks are counted by it. */
enum CombatElement {
  LAND("land units"),
  SEA("ships"),
  AIR("aircraft"),
  LEADER("leaders"),
  OTHER("others");

  private final String words;

  CombatElement(String words) {
    this.words = words;
  }

  /** Several of them, as a person reads it. */
  String words() {
    return words;
  }

  /** The drawing that stands for all of them. */
  Symbol symbol() {
    return switch (this) {
      case LAND -> Symbol.of("infantry");
      case SEA -> Symbol.of("cruiser");
      case AIR -> Symbol.of("aircraft");
      case LEADER -> Symbol.of("general");
      case OTHER -> Symbol.NONE;
    };
  }
}
