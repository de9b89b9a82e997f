package umpire.weserubung.combat;

import java.util.ArrayList;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** A salvo, and where it leads each condition of the side under fire, as far as it was asked. */
final class Fired {
  private final Salvo salvo;
  private final List<@Nullable Steps> leads = new ArrayList<>();

  Fired(Salvo salvo) {
    this.salvo = salvo;
  }

  Salvo salvo() {
    return salvo;
  }

  /** Where it leads a condition, by its number; null if that was not noted. */
  @Nullable Steps leads(int condition) {
    return condition < leads.size() ? leads.get(condition) : null;
  }

  void note(int condition, Steps steps) {
    while (leads.size() <= condition) {
      leads.add(null);
    }
    leads.set(condition, steps);
  }

  /** Nothing is noted any more. */
  void forget() {
    leads.clear();
  }
}
