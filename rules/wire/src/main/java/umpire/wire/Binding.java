package umpire.wire;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.TypeVariable;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;
import umpire.kernel.citation.Reason;
import umpire.kernel.event.Event;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.game.GameTypes;
import umpire.kernel.offer.Offers;
import umpire.kernel.pack.Counter;
import umpire.kernel.play.Agenda;
import umpire.kernel.play.Brief;
import umpire.kernel.play.Report;
import umpire.kernel.play.Ruleset;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.standard.StandardEvent;

/** What the kernel's open interfaces and type variables stand for. */
sealed interface Binding {
  /** The families behind an open interface, generic or not; none if it is not one. */
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
    /** Where P, F, C, E and V stand for position, frame, command, event and view. */
    private static final Set<Package> GAME_VARIABLES =
        Set.of(
            Ruleset.class.getPackage(),
            Offers.class.getPackage(),
            ShownEvent.class.getPackage(),
            StandardEvent.class.getPackage());

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
      if (open == Event.class) {
        return types.event() == Event.class ? types.eventFamilies() : List.of();
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
        case "F" -> frame();
        case "C" -> types.command();
        case "E" -> types.event();
        case "V" -> types.view();
        default -> Object.class;
      };
    }

    /** What lies on the agenda of a position; Object for one without an agenda. */
    private Class<?> frame() {
      return Stream.of(types.position().getRecordComponents())
          .filter(component -> component.getType() == Agenda.class)
          .map(component -> ((ParameterizedType) component.getGenericType()))
          .<Class<?>>map(agenda -> (Class<?>) agenda.getActualTypeArguments()[0])
          .findFirst()
          .orElse(Object.class);
    }
  }
}
