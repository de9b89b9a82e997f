package umpire.weserubung.model;

import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.frame.Frame;
import umpire.weserubung.model.scenario.Calendar;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.state.Country;
import umpire.weserubung.model.state.MoraleAccount;
import umpire.weserubung.model.state.Piece;

/**
 * What a viewer knows of a position: everything but the numbers and interceptions that others have
 * sealed (6.2, and every window after it).
 *
 * @param calendar when it is
 * @param pieces every counter in play, by id
 * @param pool in the force pools
 * @param placement in the placement boxes
 * @param lost out of the game
 * @param due reinforcements still to come
 * @param nations morale and offensives
 * @param country who controls what
 * @param step what is going on, in the name of its frame
 * @param agenda what is going on, with the viewer's own sealed answers and drafts alone
 */
public record View(
    Calendar calendar,
    List<Piece> pieces,
    Set<String> pool,
    Set<String> placement,
    Set<String> lost,
    List<Setup.Arrival> due,
    Map<Nation, MoraleAccount> nations,
    Country country,
    String step,
    List<Frame> agenda) {
  public View {
    pieces = List.copyOf(pieces);
    pool = Collections.unmodifiableSet(new TreeSet<>(pool));
    placement = Collections.unmodifiableSet(new TreeSet<>(placement));
    lost = Collections.unmodifiableSet(new TreeSet<>(lost));
    nations = Collections.unmodifiableMap(new TreeMap<>(nations));
    due = List.copyOf(due);
    agenda = List.copyOf(agenda);
  }
}
