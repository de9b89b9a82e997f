package umpire.testkit.walk;

import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.scenario.Outcome;

/**
 * A walk that ended without findings.
 *
 * @param game id of the game
 * @param scenario id of the scenario
 * @param seed that replays it
 * @param inputs accepted or drafted, the umpire's own included
 * @param events that followed
 * @param refused mutated commands, all refused as they should be
 * @param mostValues the largest decision, in values
 * @param frames names of the frame types that were on the agenda
 * @param commands names of the command types that were accepted
 * @param checks how often each was made
 * @param acts how often each of the game's {@link RareActs} occurred, by name
 * @param outcome how the match ended
 */
public record WalkReport(
    String game,
    String scenario,
    long seed,
    int inputs,
    int events,
    int refused,
    int mostValues,
    Set<String> frames,
    Set<String> commands,
    Map<Promise, Integer> checks,
    Map<String, Integer> acts,
    Outcome outcome)
    implements PlayedStretch {
  public WalkReport {
    frames = Set.copyOf(frames);
    commands = Set.copyOf(commands);
    checks = Collections.unmodifiableMap(new TreeMap<>(checks));
    acts = Collections.unmodifiableMap(new TreeMap<>(acts));
  }
}
