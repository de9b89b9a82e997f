package umpire.weserubung.model.scenario;

/** 5.2: the phases of a turn, in order. */
public enum TurnPhase {
  /** 15.2: before the first turn. */
  SETUP,
  OFFENSIVE,
  AIR,
  NAVAL,
  COMBAT,
  MOVEMENT,
  PLACEMENT,
  FINAL;

  /** The phase after this one; after the last the first of the next turn. */
  public TurnPhase next() {
    return switch (this) {
      case SETUP, FINAL -> OFFENSIVE;
      case OFFENSIVE -> AIR;
      case AIR -> NAVAL;
      case NAVAL -> COMBAT;
      case COMBAT -> MOVEMENT;
      case MOVEMENT -> PLACEMENT;
      case PLACEMENT -> FINAL;
    };
  }
}
