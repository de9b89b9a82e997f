package umpire.game.referee.replay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;

/** An export is not valid: the place, and the reason. */
final class InvalidExport extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final String place;
  private final transient JsonNode findings;

  InvalidExport(String place, String why) {
    this(place, why, JsonNodeFactory.instance.arrayNode());
  }

  InvalidExport(String place, String why, JsonNode findings) {
    super(why, null, false, false);
    this.place = place;
    this.findings = findings;
  }

  /** An order of the export that is refused, with what the rules said of it. */
  static InvalidExport refused(String place, Problem problem) {
    JsonNode findings =
        problem.members().get("findings") instanceof JsonNode found
            ? found
            : JsonNodeFactory.instance.arrayNode();
    return new InvalidExport(place, "the rules refuse it: " + problem.detail(), findings);
  }

  static void unless(boolean holds, String place, String why) {
    if (!holds) {
      throw new InvalidExport(place, why);
    }
  }

  /** As it is answered: 422 with the place, and what a rule has to say. */
  ProblemException problem() {
    Problem problem =
        Problem.of(422, "does-not-hold", "The match does not hold", String.valueOf(getMessage()))
            .with("pointer", place);
    return (findings.isEmpty() ? problem : problem.with("findings", findings)).asException();
  }
}
