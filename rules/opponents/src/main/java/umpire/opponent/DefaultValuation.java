package umpire.opponent;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.ServiceLoader;
import umpire.kernel.combat.ProspectiveBattle;
import umpire.kernel.combat.Valuation;
import umpire.kernel.combat.ValuationProvider;
import umpire.kernel.pack.Pack;
import umpire.kernel.scenario.Seat;

/**
 * For a game without a valuation of its own: an outcome that counts what the attacker and what the
 * defender loses, in components of these names, is worth the difference, any other outcome nothing;
 * whoever cannot help a battle is the defender. All quiet commands are alike.
 */
public record DefaultValuation(String game) implements ValuationProvider<Object, Object> {
  /** The valuation of the pack's game, or the plain one. */
  @SuppressWarnings("unchecked")
  public static Valuation<Object, Object> of(Pack pack) {
    for (ValuationProvider<?, ?> own : ServiceLoader.load(ValuationProvider.class)) {
      if (own.game().equals(pack.game())) {
        return ((ValuationProvider<Object, Object>) own).with(pack);
      }
    }
    return new DefaultValuation(pack.game()).with(pack);
  }

  @Override
  public Valuation<Object, Object> with(Pack pack) {
    return new Plain();
  }

  /** Without map or counters. */
  record Plain() implements Valuation<Object, Object> {
    @Override
    public double gain(ProspectiveBattle<Object, Object> prospectiveBattle, Record outcome) {
      double gain = 0;
      for (RecordComponent component : outcome.getClass().getRecordComponents()) {
        if (component.getType() == int.class) {
          gain += sign(component.getName()) * (int) value(component, outcome);
        }
      }
      return prospectiveBattle.forced() ? -gain : gain;
    }

    @Override
    public double weight(Object view, Seat seat, List<Object> earlier, Object command) {
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
