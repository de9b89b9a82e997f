package umpire.kernel.flow;

import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * All steps of a game, each found by the type of its frames.
 *
 * @param <P> the game's position
 * @param <C> the game's commands
 * @param <F> the game's frames
 */
public final class Steps<P extends PlayedPosition<P, F>, C, F> {
  private final Map<Class<?>, Step<P, C, F, ?>> byFrame = new HashMap<>();

  /**
   * Throws IllegalArgumentException if a record of the frames has no step, or two.
   *
   * @param frames the sealed interface of all frames
   * @param steps in any order
   */
  public Steps(Class<F> frames, List<? extends Step<P, C, F, ?>> steps) {
    for (Step<P, C, F, ?> step : steps) {
      add(step.frame(), step);
    }
    requireAll(frames);
  }

  /** The same, with the steps one by one. */
  @SafeVarargs
  @SuppressWarnings("varargs") // only read
  public Steps(Class<F> frames, Step<P, C, F, ?>... steps) {
    this(frames, List.of(steps));
  }

  private void add(Class<?> type, Step<P, C, F, ?> step) {
    if (type.isSealed()) {
      for (Class<?> one : type.getPermittedSubclasses()) {
        add(one, step);
      }
    } else if (byFrame.put(type, step) != null) {
      throw new IllegalArgumentException(type + " has two steps");
    }
  }

  private void requireAll(Class<?> type) {
    if (type.isSealed()) {
      for (Class<?> one : type.getPermittedSubclasses()) {
        requireAll(one);
      }
    } else if (!byFrame.containsKey(type)) {
      throw new IllegalArgumentException(type + " has no step");
    }
  }

  /** The frame with its step. */
  Bound<P, C, F, ?> of(F frame) {
    Step<P, C, F, ?> step = byFrame.get(frame.getClass());
    if (step == null) {
      throw new IllegalStateException("no frame of this game: " + frame);
    }
    return Bound.of(step, frame);
  }
}
