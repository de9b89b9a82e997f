package umpire.testkit.walk;

import java.util.Map;
import java.util.Set;

/** A stretch of random play that ended without findings. */
public sealed interface PlayedStretch permits WalkReport, CaseWalk {
  /** Inputs accepted or drafted, the umpire's own included. */
  int inputs();

  /** Names of the frame types that were on the agenda. */
  Set<String> frames();

  /** Names of the command types that were accepted. */
  Set<String> commands();

  /** How often each check was made. */
  Map<Promise, Integer> checks();

  /** How often each of the game's {@link RareActs} occurred, by name. */
  Map<String, Integer> acts();
}
