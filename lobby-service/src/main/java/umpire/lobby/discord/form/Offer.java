package umpire.lobby.discord.form;

import java.util.List;
import java.util.stream.Collectors;

/**
 * A type of command with a domain for each of its parameters.
 *
 * @param free whether it may be given though nobody waits for it: then it names no decision
 */
public record Offer(String type, List<Parameter> parameters, boolean free) {
  public Offer {
    parameters = List.copyOf(parameters);
  }

  /** A parameter. */
  public record Parameter(String name, Domain domain) {}

  /** The type, and what of it is settled, in words: {@code step: unit scots-guards, to ...}. */
  String label() {
    String settled =
        parameters.stream()
            .map(
                parameter ->
                    DisplayWords.spaced(parameter.name())
                        + " "
                        + parameter.domain().only().map(DisplayWords::of).orElse("…"))
            .collect(Collectors.joining(", "));
    return DisplayWords.spaced(type) + (settled.isEmpty() ? "" : ": " + settled);
  }
}
