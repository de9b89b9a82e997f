package umpire.testkit.cases;

import com.fasterxml.jackson.databind.JsonNode;
import umpire.testkit.match.ReachedTypes;

/** A game's reading of its cases. */
@FunctionalInterface
public interface CaseRunner {
  /**
   * Sets up what is given, does what is to be done, and reports what happened with the members that
   * the expectations of cases of this kind may name, and with what it has {@link ReachedTypes}. It
   * is never shown the expectation. Where a case begins in a position, {@link CaseStart} reads it.
   */
  JsonNode run(String rule, JsonNode given, JsonNode when);
}
