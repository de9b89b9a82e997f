package umpire.wire;

import java.lang.reflect.TypeVariable;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.Reason;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.game.GameTypes;
import umpire.kernel.offer.Offers;
import umpire.kernel.pack.Counter;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.play.Ruleset;
import umpire.kernel.scenario.Scenario;

/** What the kernel's open interfaces and type variables stand for. */
sealed interface Binding {
  /** The families behind an open interface; none if it is not one. */
  List<Class<?>> families(Class<?> open);

  /** The class behind a type variable of the kernel's types; Object if unknown. */
  Class<?> variable(TypeVariable<?> variable);

  /** No game: kernel types alone. */
  record Nothing() implements Binding {
    @Override
    public List<Class<?>> families(Class<?> open) {
      return List.of();
    }

    @Override
    public Class<?> variable(TypeVariable<?> variable) {
      return Object.class;
    }
  }

  /** One game's families. */
  record OfGame(GameTypes types) implements Binding {
    /** Where P, C, E and V stand for position, command, event and view. */
    private static final Set<Package> GAME_VARIABLES =
        Set.of(
            Ruleset.class.getPackage(), Offers.class.getPackage(), ShownEvent.class.getPackage());

    @Override
    public List<Class<?>> families(Class<?> open) {
      if (open == Reason.class) {
        return List.of(types.reason());
      }
      if (open == Brief.class) {
        return List.of(types.combatBrief(), types.supplyBrief());
      }
      if (open == Report.class) {
        return List.of(types.combatReport(), types.supplyReport());
      }
      if (open == Record.class) {
        // Shown.Blanked holds what the game renders with blanks.
        return types.blank() == Void.class ? List.of() : List.of(types.blank());
      }
      if (open == Scenario.Setup.class) {
        return List.of(types.setup());
      }
      return open == Counter.class ? List.of(types.counter()) : List.of();
    }

    @Override
    public Class<?> variable(TypeVariable<?> variable) {
      boolean ofGame =
          variable.getGenericDeclaration() instanceof Class<?> owner
              && GAME_VARIABLES.contains(owner.getPackage());
      return switch (ofGame ? variable.getName() : "") {
        case "P" -> types.position();
        case "C" -> types.command();
        case "E" -> types.event();
        case "V" -> types.view();
        default -> Object.class;
      };
    }
  }
}
