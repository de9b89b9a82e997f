package umpire.supply.tracing;

import io.quarkus.runtime.Startup;
import jakarta.enterprise.inject.Produces;
import jakarta.inject.Singleton;
import umpire.desk.Desk;
import umpire.desk.question.AnswerStore;
import umpire.desk.rulebook.Rulebooks;

/** What the desk library asks of this service: lines of supply, without dice; nothing is stored. */
final class SupplyDesk {
  @Produces
  @Singleton
  static Desk desk() {
    return new Desk("supply", "trace", false);
  }

  @Produces
  @Singleton
  static AnswerStore answerStore() {
    return AnswerStore.none();
  }

  @Produces
  @Startup
  @Singleton
  static Rulebooks<SupplyRulebook> rulebooks() {
    return new Rulebooks<>(SupplyRulebook::new);
  }
}
