package umpire.narvik.play.concealment;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import umpire.kernel.citation.Rule;
import umpire.narvik.model.Position;
import umpire.narvik.model.counter.Side;
import umpire.narvik.model.counter.Unit;
import umpire.narvik.model.frame.Newcomer;
import umpire.narvik.model.frame.RandomEventFrame;
import umpire.narvik.model.state.Traces;
import umpire.narvik.rules.ChapterContext;
import umpire.narvik.rules.Tokens;

/**
 * 11 What lies face down: which counters came together, and the same counters under other names.
 */
public final class CoveredCounters {
  private final ChapterContext chapterContext;

  public CoveredCounters(ChapterContext chapterContext) {
    this.chapterContext = chapterContext;
  }

  /**
   * The face-down counters of a side, on the map or still to be placed, in groups of two and more
   * that nobody else can tell apart. What arrives in this turn stays together until it is over: it
   * may be lost together (19.1).
   */
  @Rule("11")
  List<List<String>> together(Position position, Side side) {
    List<Traces.Deal> deals = position.progress().traces().deals();
    Map<Integer, List<String>> groups = new TreeMap<>();
    for (Unit unit : chapterContext.mix().of(position, side)) {
      if (unit.faceDown()) {
        group(groups, deal(deals, unit)).add(unit.id());
      }
    }
    if (side == Side.GERMAN && position.agenda().top() instanceof RandomEventFrame frame) {
      boolean begun = !deals.isEmpty() && deals.getLast().turn() == position.turn();
      List<String> arriving = group(groups, begun ? deals.size() - 1 : deals.size());
      toPlace(frame).stream()
          .filter(Newcomer::faceDown)
          .map(Newcomer::counter)
          .forEach(arriving::add);
    }
    return groups.values().stream().filter(group -> group.size() > 1).toList();
  }

  private static List<String> group(Map<Integer, List<String>> groups, int deal) {
    return groups.computeIfAbsent(deal, _ -> new ArrayList<>());
  }

  /** With which deal the unit's token was given out; one more than there are if with none. */
  private static int deal(List<Traces.Deal> deals, Unit unit) {
    int number = Tokens.number(unit.token());
    int given = 0;
    for (int i = 0; i < deals.size(); i++) {
      given += deals.get(i).tokens();
      if (number <= given) {
        return i;
      }
    }
    return deals.size();
  }

  /** Newcomers whose order the enemy knows nothing of. */
  private static List<Newcomer> toPlace(RandomEventFrame frame) {
    return switch (frame) {
      case RandomEventFrame.PlacingArrivals f -> f.left();
      case RandomEventFrame.TestingArrivals f -> f.left();
      case RandomEventFrame _ -> List.of();
    };
  }

  /** Every newcomer that the frame on top names; only frames of the random event phase name any. */
  private static List<Newcomer> newcomers(Position position) {
    return position.agenda().top() instanceof RandomEventFrame arriving
        ? arriving.newcomers()
        : List.of();
  }

  /** 23.4: companies that were rebuilt face down, with the turn in which they came. */
  @Rule("23.4")
  public Map<String, Integer> rebuilt(Position position) {
    Map<String, Integer> turns = new TreeMap<>();
    List<Traces.Deal> deals = position.progress().traces().deals();
    for (Unit unit : position.units().values()) {
      int deal = unit.faceDown() ? deal(deals, unit) : deals.size();
      if (deal < deals.size()
          && deals.get(deal).rebuilt()
          && position.progress().offMap().eliminated().containsKey(unit.id())) {
        turns.put(unit.id(), deals.get(deal).turn());
      }
    }
    for (Newcomer newcomer : newcomers(position)) {
      if (newcomer.faceDown() && newcomer.origin() == Newcomer.Origin.REPLACEMENT) {
        turns.put(newcomer.counter(), position.turn());
      }
    }
    return turns;
  }

  /** Counters that are in play, or about to be. */
  public Set<String> named(Position position) {
    Set<String> named = new HashSet<>(position.units().keySet());
    newcomers(position).forEach(newcomer -> named.add(newcomer.counter()));
    return named;
  }

  /**
   * The position with other counters in the same places, under the same tokens and as tired, as far
   * as they can be.
   *
   * @param names the new counter by the old one; the others stay as they are
   */
  public Position renamed(Position position, Map<String, String> names) {
    Map<String, Unit> units = new TreeMap<>();
    for (Unit unit : position.units().values()) {
      String name = names.getOrDefault(unit.id(), unit.id());
      int fatigue = Math.min(unit.fatigue(), chapterContext.mix().land(name).fatigueLimit());
      units.put(
          name, new Unit(name, unit.place(), fatigue, unit.token(), unit.fired(), unit.landed()));
    }
    Position other = position.withUnits(units);
    return position.agenda().top() instanceof RandomEventFrame arriving
        ? other.with(position.agenda().replace(renamed(arriving, names)))
        : other;
  }

  private static RandomEventFrame renamed(RandomEventFrame frame, Map<String, String> names) {
    Map<String, Newcomer> known = new TreeMap<>();
    frame.newcomers().forEach(newcomer -> known.put(newcomer.counter(), newcomer));
    return frame.each(
        old -> {
          String name = names.getOrDefault(old.counter(), old.counter());
          return known.getOrDefault(name, new Newcomer(name, old.origin(), old.faceDown()));
        });
  }
}
