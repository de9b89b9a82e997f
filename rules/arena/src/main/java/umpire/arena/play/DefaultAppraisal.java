package umpire.arena.play;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.ServiceLoader;
import umpire.kernel.combat.Appraisal;
import umpire.kernel.combat.Sense;
import umpire.kernel.combat.Stake;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Seat;

/**
 * For a game that has no sense of its own: an outcome that counts what the attacker and what the
 * defender suffers, in components of these names, is worth the difference, any other outcome
 * nothing; whoever cannot help a battle is the defender. All quiet commands are alike.
 */
public record DefaultAppraisal(String game) implements Appraisal<Object, Object> {
  /** The sense of the pack's game, or the plain one. */
  @SuppressWarnings("unchecked")
  public static Sense<Object, Object> sense(Pack pack) {
    for (Appraisal<?, ?> own : ServiceLoader.load(Appraisal.class)) {
      if (own.game().equals(pack.game())) {
        return ((Appraisal<Object, Object>) own).with(pack);
      }
    }
    return new DefaultAppraisal(pack.game()).with(pack);
  }

  @Override
  public Sense<Object, Object> with(Pack pack) {
    return new Plain();
  }

  /** Without map or counters. */
  record Plain() implements Sense<Object, Object> {
    @Override
    public double gain(Stake<Object, Object> stake, Record outcome) {
      double gain = 0;
      for (RecordComponent component : outcome.getClass().getRecordComponents()) {
        if (component.getType() == int.class) {
          gain += sign(component.getName()) * (int) value(component, outcome);
        }
      }
      return stake.forced() ? -gain : gain;
    }

    @Override
    public double weight(Object view, Seat seat, List<Object> said, Object command) {
      return 1;
    }
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
}
