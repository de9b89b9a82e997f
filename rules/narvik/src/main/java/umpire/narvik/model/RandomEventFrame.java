package umpire.narvik.model;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import umpire.kernel.cite.Rule;
import umpire.kernel.hex.Place;
import umpire.kernel.play.Viewer;

/** 8 The frames of the random event phase. */
public sealed interface RandomEventFrame extends Frame {
  /** Every newcomer that the frame names, in order; those that come first in front. */
  List<Newcomer> newcomers();

  /** 11, 23.4: who comes face down, the German player knows alone. */
  @Override
  @Rule({"11", "23.4"})
  default Optional<Frame> seen(Viewer viewer) {
    boolean known = Side.GERMAN.is(viewer) || newcomers().stream().noneMatch(Newcomer::faceDown);
    return known ? Optional.of(this) : Optional.empty();
  }

  /** Dice are to be thrown. */
  record ThrowingEvent(EventThrow what) implements RandomEventFrame {
    @Override
    public List<Newcomer> newcomers() {
      return List.of();
    }
  }

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
  }

  /** 31.0: Allied units leave one after the other; the numbers are what is still owed. */
  record Redeploying(Redeployment owed) implements RandomEventFrame {
    @Override
    public List<Newcomer> newcomers() {
      return List.of();
    }
  }

  private static List<Newcomer> both(List<Newcomer> first, List<Newcomer> then) {
    return Stream.concat(first.stream(), then.stream()).toList();
  }
}
