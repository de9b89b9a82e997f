package umpire.narvik.model.frame;

/** The steps of a turn in their order (6.0). */
public enum TurnStep {
  /** 6.1, 7.0: two dice on the weather chart, in turns 1 to 7. */
  WEATHER,
  /** 6.1, 10.1: fatigue that falls due at the start of a turn. */
  START_OF_TURN_FATIGUE,
  /** 6.1, 23: reinforcements and returning ships at Harstad. */
  ALLIED_REINFORCEMENTS,
  /** 6.1: ships and artillery are turned up again. */
  READY,
  /** 6.1, 19.4: bases are designated. */
  BASES,
  /** 6.2, 8: the random event. */
  RANDOM_EVENT,
  /** 6.3, 18.2: the Allied emergency air support. */
  EMERGENCY_AIR_SUPPORT,
  /** 6.3, 18.1: German air points. */
  AIR_POINTS,
  /** 6.3, 11.3: German reconnaissance missions, with the option only. */
  RECONNAISSANCE,
  /** 6.4: actions and reactions. */
  ACTIONS,
  /** 6.5, 21: recovery. */
  RECOVERY,
  /** 6.5, 25: the end of the turn and perhaps of the match. */
  END_OF_TURN
}
