package umpire.narvik.model.frame;

import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import umpire.kernel.citation.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.scenario.Viewer;
import umpire.narvik.model.chart.Redeployment;
import umpire.narvik.model.counter.Side;

/** 8 The frames of the random event phase. */
public sealed interface RandomEventFrame extends Frame {
  /** Every newcomer that it names. */
  default List<Newcomer> newcomers() {
    return List.of();
  }

  /** The frame with other newcomers in the same places. */
  default RandomEventFrame each(UnaryOperator<Newcomer> other) {
    return this;
  }

  /** 23.4: who comes face down the Germans know alone. */
  @Override
  @Rule("23.4")
  default Optional<Frame> seen(Viewer viewer) {
    return Side.GERMAN.is(viewer) || newcomers().stream().noneMatch(Newcomer::faceDown)
        ? Optional.of(this)
        : Optional.empty();
  }

  /** Dice are to be thrown. */
  record ThrowingEvent(EventThrow what) implements RandomEventFrame {}

  /**
   * 23.4: the German player says which companies come, and how.
   *
   * @param open arrivals that are still to be named, in order
   * @param named counters that will come
   */
  record NamingArrivals(List<Newcomer.Origin> open, List<Newcomer> named)
      implements RandomEventFrame {
    public NamingArrivals {
      open = List.copyOf(open);
      named = List.copyOf(named);
    }

    @Override
    public List<Newcomer> newcomers() {
      return named;
    }

    @Override
    public RandomEventFrame each(UnaryOperator<Newcomer> other) {
      return new NamingArrivals(open, named.stream().map(other).toList());
    }
  }

  /** 11: a shuffle says in which order face-down counters come, so that the order tells nothing. */
  record ShufflingArrivals(List<Newcomer> open, List<Newcomer> hidden) implements RandomEventFrame {
    public ShufflingArrivals {
      open = List.copyOf(open);
      hidden = List.copyOf(hidden);
    }

    @Override
    public List<Newcomer> newcomers() {
      return both(open, hidden);
    }

    @Override
    public RandomEventFrame each(UnaryOperator<Newcomer> other) {
      return new ShufflingArrivals(open, hidden.stream().map(other).toList());
    }
  }

  /**
   * 23.4: the German player places what comes, counter by counter.
   *
   * @param left counters still to be placed, in order
   * @param placed counters on the map already
   * @param tested true once the throw of 19.1 has let the arrivals of this turn through
   */
  record PlacingArrivals(List<Newcomer> left, List<Newcomer> placed, boolean tested)
      implements RandomEventFrame {
    public PlacingArrivals {
      left = List.copyOf(left);
      placed = List.copyOf(placed);
    }

    @Override
    public List<Newcomer> newcomers() {
      return both(left, placed);
    }

    @Override
    public RandomEventFrame each(UnaryOperator<Newcomer> other) {
      return new PlacingArrivals(
          left.stream().map(other).toList(), placed.stream().map(other).toList(), tested);
    }
  }

  /** 19.1: the railway to this hex is cut; a die decides before the first of them is placed. */
  record TestingArrivals(Place hex, List<Newcomer> left, List<Newcomer> placed)
      implements RandomEventFrame {
    public TestingArrivals {
      left = List.copyOf(left);
      placed = List.copyOf(placed);
    }

    @Override
    public List<Newcomer> newcomers() {
      return both(left, placed);
    }

    @Override
    public RandomEventFrame each(UnaryOperator<Newcomer> other) {
      return new TestingArrivals(
          hex, left.stream().map(other).toList(), placed.stream().map(other).toList());
    }
  }

  /** 31.0: Allied units leave one after the other; the numbers are what is still owed. */
  record Redeploying(Redeployment owed) implements RandomEventFrame {}

  private static List<Newcomer> both(List<Newcomer> first, List<Newcomer> second) {
    return Stream.concat(first.stream(), second.stream()).toList();
  }
}
