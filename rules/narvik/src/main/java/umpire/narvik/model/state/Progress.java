package umpire.narvik.model.state;

import java.util.Collections;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/**
 * What lasts longer than a turn.
 *
 * @param lastTurn the turn with which the match ends at the latest, as far as everyone knows
 *     (24.0); an open event may bring it forward (8.3); 0 in a scenario of a single battle, which
 *     counts no points
 * @param schedule Allied reinforcements that are still to come (28.0)
 * @param concealment true if the Allies may hide too (11.3)
 * @param thaw the turn from which good weather holds (7.0); 0 while there was no thaw
 * @param orders true while the German land units may not move this turn (8.2.1); only the German
 *     player knows
 * @param end the end before the last turn
 * @param offMap counters that are out of play
 * @param score victory points
 * @param baseDesignations how many ports the Allies have designated so far (19.4)
 * @param redeployments results of 31.0 that have been carried out and come once only
 * @param traces what everyone has seen of what is secret
 */
public record Progress(
    int lastTurn,
    List<Setup.Arrival> schedule,
    boolean concealment,
    int thaw,
    boolean orders,
    EarlyEnd end,
    OffMap offMap,
    Score score,
    int baseDesignations,
    Set<Integer> redeployments,
    Traces traces) {
  public Progress {
    schedule = List.copyOf(schedule);
    redeployments = Collections.unmodifiableSet(new TreeSet<>(redeployments));
  }

  /** A match that begins, with its last turn and the reinforcements to come. */
  public static Progress until(int lastTurn, List<Setup.Arrival> schedule) {
    return new Progress(
        lastTurn,
        schedule,
        false,
        0,
        false,
        EarlyEnd.none(),
        OffMap.none(),
        Score.none(),
        0,
        Set.of(),
        Traces.none());
  }

  /** A single battle, over when one assault is or both sides have passed. */
  public static Progress battle() {
    return until(0, List.of());
  }

  /** True if turns are played one after the other and points are counted. */
  public boolean siege() {
    return lastTurn > 0;
  }

  /** With another last turn. */
  public Progress lasting(int turn) {
    return settled(turn, schedule, concealment, thaw, orders);
  }

  /** With these reinforcements still to come. */
  public Progress expecting(List<Setup.Arrival> others) {
    return settled(lastTurn, others, concealment, thaw, orders);
  }

  /** With the Allies hiding too. */
  public Progress concealing(boolean now) {
    return settled(lastTurn, schedule, now, thaw, orders);
  }

  /** With the turn from which good weather holds. */
  public Progress thawing(int turn) {
    return settled(lastTurn, schedule, concealment, turn, orders);
  }

  /** With or without the orders of 8.2.1. */
  public Progress ordered(boolean now) {
    return settled(lastTurn, schedule, concealment, thaw, now);
  }

  /** With another early end. */
  public Progress with(EarlyEnd other) {
    return counted(other, offMap, score, baseDesignations, redeployments, traces);
  }

  /** With other counters out of play. */
  public Progress with(OffMap other) {
    return counted(end, other, score, baseDesignations, redeployments, traces);
  }

  /** With another score. */
  public Progress with(Score other) {
    return counted(end, offMap, other, baseDesignations, redeployments, traces);
  }

  /** With so many ports designated. */
  public Progress designated(int ports) {
    return counted(end, offMap, score, ports, redeployments, traces);
  }

  /** With a redeployment carried out that comes once only. */
  public Progress redeployed(int result) {
    Set<Integer> more = new TreeSet<>(redeployments);
    more.add(result);
    return counted(end, offMap, score, baseDesignations, more, traces);
  }

  /** With other traces of what is secret. */
  public Progress with(Traces other) {
    return counted(end, offMap, score, baseDesignations, redeployments, other);
  }

  private Progress settled(
      int last, List<Setup.Arrival> arrivals, boolean concealing, int goodFrom, boolean ordered) {
    return new Progress(
        last,
        arrivals,
        concealing,
        goodFrom,
        ordered,
        end,
        offMap,
        score,
        baseDesignations,
        redeployments,
        traces);
  }

  private Progress counted(
      EarlyEnd early,
      OffMap gone,
      Score points,
      int designations,
      Set<Integer> results,
      Traces seen) {
    return new Progress(
        lastTurn,
        schedule,
        concealment,
        thaw,
        orders,
        early,
        gone,
        points,
        designations,
        results,
        seen);
  }
}
