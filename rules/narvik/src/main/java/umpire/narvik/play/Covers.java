package umpire.narvik.play;

import java.util.ArrayList;
import java.util.Collection;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.function.UnaryOperator;
import umpire.kernel.cite.Rule;
import umpire.narvik.model.Frame;
import umpire.narvik.model.Newcomer;
import umpire.narvik.model.Position;
import umpire.narvik.model.RandomEventFrame;
import umpire.narvik.model.Side;
import umpire.narvik.model.Traces;
import umpire.narvik.model.Unit;

/**
 * 11 What lies face down: which counters came together, and the same counters under other names.
 */
final class Covers {
  private final Book book;

  Covers(Book book) {
    this.book = book;
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
    for (Unit unit : book.mix().of(position, side)) {
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
      case RandomEventFrame.NamingArrivals _,
          RandomEventFrame.ShufflingArrivals _,
          RandomEventFrame.ThrowingEvent _,
          RandomEventFrame.Redeploying _ ->
          List.of();
    };
  }

  /** Every newcomer that the frame names; only frames of the random event phase name any. */
  static List<Newcomer> newcomers(Frame frame) {
    return frame instanceof RandomEventFrame arriving ? arriving.newcomers() : List.of();
  }

  /** 23.4: companies that were rebuilt face down, with the turn in which they came. */
  @Rule("23.4")
  Map<String, Integer> rebuilt(Position position) {
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
    for (Newcomer newcomer : newcomers(position.agenda().top())) {
      if (newcomer.faceDown() && newcomer.origin() == Newcomer.Origin.REPLACEMENT) {
        turns.put(newcomer.counter(), position.turn());
      }
    }
    return turns;
  }

  /** Counters that are in play, or about to be. */
  Set<String> named(Position position) {
    Set<String> named = new HashSet<>(position.units().keySet());
    newcomers(position.agenda().top()).forEach(newcomer -> named.add(newcomer.counter()));
    return named;
  }

  /**
   * The position with other counters in the same places, under the same tokens and as tired, as far
   * as they can be.
   *
   * @param names the new counter by the old one; the others stay as they are
   */
  Position renamed(Position position, Map<String, String> names) {
    Map<String, Unit> units = new TreeMap<>();
    for (Unit unit : position.units().values()) {
      String name = names.getOrDefault(unit.id(), unit.id());
      int fatigue = Math.min(unit.fatigue(), book.mix().land(name).fatigueLimit());
      units.put(
          name, new Unit(name, unit.place(), fatigue, unit.token(), unit.fired(), unit.landed()));
    }
    Frame top = position.agenda().top();
    return position.withUnits(units).with(position.agenda().replace(renamed(top, names)));
  }

  private static Frame renamed(Frame frame, Map<String, String> names) {
    return frame instanceof RandomEventFrame arriving ? renamed(arriving, names) : frame;
  }

  private static RandomEventFrame renamed(RandomEventFrame frame, Map<String, String> names) {
    Map<String, Newcomer> known = new TreeMap<>();
    newcomers(frame).forEach(newcomer -> known.put(newcomer.counter(), newcomer));
    UnaryOperator<Newcomer> rename =
        old -> {
          String name = names.getOrDefault(old.counter(), old.counter());
          return known.getOrDefault(name, new Newcomer(name, old.origin(), old.faceDown()));
        };
    return switch (frame) {
      case RandomEventFrame.NamingArrivals(var open, var named) ->
          new RandomEventFrame.NamingArrivals(open, each(named, rename));
      case RandomEventFrame.ShufflingArrivals(var open, var hidden) ->
          new RandomEventFrame.ShufflingArrivals(open, each(hidden, rename));
      case RandomEventFrame.PlacingArrivals(var left, var placed, boolean tested) ->
          new RandomEventFrame.PlacingArrivals(each(left, rename), each(placed, rename), tested);
      case RandomEventFrame.TestingArrivals(var hex, var left, var placed) ->
          new RandomEventFrame.TestingArrivals(hex, each(left, rename), each(placed, rename));
      case RandomEventFrame.ThrowingEvent _, RandomEventFrame.Redeploying _ -> frame;
    };
  }

  private static List<Newcomer> each(Collection<Newcomer> old, UnaryOperator<Newcomer> rename) {
    return old.stream().map(rename).toList();
  }
}
