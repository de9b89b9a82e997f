package umpire.kernel.pack;

import java.util.List;
import umpire.kernel.citation.RuleId;

/**
 * An option of a match. A preset that is none of the values throws IllegalArgumentException.
 *
 * @param id kebab-case
 * @param title one line
 * @param rule the paragraph or ruling that it switches
 * @param values what may be chosen
 * @param preset the value of a match that does not choose; one of the values
 */
public record OptionRow(String id, String title, RuleId rule, List<String> values, String preset) {
  public OptionRow {
    values = List.copyOf(values);
    if (!values.contains(preset)) {
      throw new IllegalArgumentException(
          "option " + id + ": '" + preset + "' is none of " + values);
    }
  }
}
