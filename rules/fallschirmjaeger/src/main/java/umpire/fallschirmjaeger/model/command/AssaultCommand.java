package umpire.fallschirmjaeger.model.command;

import java.util.List;
import umpire.kernel.hex.Place;

/** Commands of combat. */
public sealed interface AssaultCommand extends Command {
  /** These units attack a hex (SCS-attack). */
  record Attack(Place hex, List<String> units) implements AssaultCommand {
    public Attack {
      units = List.copyOf(units);
    }
  }

  /** The unit bears the next lost step (SCS-losses). */
  record LoseStep(String unit) implements AssaultCommand {}

  /** The unit retreats into the hex (SCS-retreat). */
  record RetreatTo(String unit, Place hex) implements AssaultCommand {}

  /** These attackers enter the hex that is empty now, or nobody does (SCS-advance). */
  record Advance(List<String> units) implements AssaultCommand {
    public Advance {
      units = List.copyOf(units);
    }
  }
}
