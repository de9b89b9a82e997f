package umpire.arena.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.ServiceLoader;
import umpire.kernel.combat.Appraisal;
import umpire.kernel.play.Seat;

/**
 * For a game that has no sense of its own: an outcome that counts what the attacker and what the
 * defender suffers, in components of these names, is worth the difference, any other outcome
 * nothing; all quiet commands are alike.
 */
public record PlainAppraisal(String game) implements Appraisal<Object, Object> {
  /** The game's own appraisal, or this one. */
  @SuppressWarnings("unchecked")
  public static Appraisal<Object, Object> of(String game) {
    for (Appraisal<?, ?> own : ServiceLoader.load(Appraisal.class)) {
      if (own.game().equals(game)) {
        return (Appraisal<Object, Object>) own;
      }
    }
    return new PlainAppraisal(game);
  }

  @Override
  public double gain(Record outcome) {
    double gain = 0;
    for (RecordComponent component : outcome.getClass().getRecordComponents()) {
      if (component.getType() == int.class) {
        gain += sign(component.getName()) * (int) value(component, outcome);
      }
    }
    return gain;
  }

  private static int sign(String name) {
    return switch (name) {
      case "defender" -> 1;
      case "attacker" -> -1;
      // Names of a game: an open set, and others say nothing of losses.
      default -> 0;
    };
  }

  private static Object value(RecordComponent component, Record of) {
    try {
      return component.getAccessor().invoke(of);
    } catch (IllegalAccessException | InvocationTargetException e) {
      throw new IllegalStateException("an outcome of odds must be readable", e);
    }
  }

  @Override
  public double weight(Object view, Seat seat, Object command) {
    return 1;
  }
}
