package umpire.combat.adjudication;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import umpire.desk.Desk;
import umpire.desk.rulebook.Rulebooks;

/** What the desk library asks of this service: battles, with dice. */
final class CombatDesk {
  @Produces
  @Singleton
  static Desk desk() {
    return new Desk("combat", "adjudicate", true);
  }

  @Produces
  @Startup
  @Singleton
  static Rulebooks<CombatRulebook> rulebooks() {
    return new Rulebooks<>(CombatRulebook::new);
  }
}
