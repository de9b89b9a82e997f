package umpire.testkit.cases;

import com.fasterxml.jackson.databind.JsonNode;
import java.nio.file.Path;

/**
 * One case of a file.
 *
 * @param file where it stands
 * @param id its name; its place in the file if it has none
 * @param rule the paragraph that it proves
 * @param given the situation
 * @param when what is done
 * @param then what must come of it: members that must be there with these values; empty for a case
 *     that is ignored
 * @param ignore why it is not run; empty for a case that is
 */
public record Case(
    Path file,
    String id,
    String rule,
    JsonNode given,
    JsonNode when,
    JsonNode then,
    String ignore) {
  /** True unless the case says why it is not run. */
  public boolean runs() {
    return ignore.isEmpty();
  }

  @Override
  public String toString() {
    return rule + " " + id;
  }
}
