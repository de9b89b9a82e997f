package umpire.lobby.discord.form;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;

/**
 * What a form asks for now.
 *
 * @param question a sentence
 * @param entries what can be chosen; none where something is typed or all is filled in
 * @param kind how it is answered
 */
record FormMenu(String question, List<String> entries, Kind kind) {
  /** A number with more values than this is typed. */
  private static final int MOST_NUMBERS = 25;

  /** How a form goes on. */
  sealed interface Kind {
    /** One entry is chosen. */
    record One() implements Kind {}

    /** So many entries are chosen. */
    record Some(int min, int max) implements Kind {}

    /** Something is typed. */
    record Typed() implements Kind {}

    /** All is filled in: it is sent, or not. */
    record Ready() implements Kind {}
  }

  FormMenu {
    entries = List.copyOf(entries);
  }

  /** What this form asks for. */
  static FormMenu of(Form form) {
    if (form.chosen().isEmpty()) {
      return new FormMenu(
          "What is to be done?",
          form.asked().offers().stream().map(Offer::label).toList(),
          new Kind.One());
    }
    return form.open()
        .map(parameter -> of(form, parameter))
        .orElseGet(() -> new FormMenu("Is that the order?", List.of(), new Kind.Ready()));
  }

  private static FormMenu of(Form form, Offer.Parameter parameter) {
    String name = DisplayWords.spaced(parameter.name());
    return switch (parameter.domain()) {
      case Domain.One(var values) ->
          new FormMenu("Which " + name + "?", words(values), new Kind.One());
      case Domain.Some(var values, var min, var max) ->
          new FormMenu(
              "Which " + name + "? " + (min == max ? "" + min : min + " to " + max) + " of them.",
              words(values),
              new Kind.Some(min, max));
      case Domain.Number number -> numbers(name, number);
      case Domain.Shares all -> {
        Domain.Share next = all.shares().get(form.shares().size());
        yield numbers(name + " of " + next.value(), all.next(form.shares()));
      }
      case Domain.Named(var set) ->
          new FormMenu(name + ": any of " + set + " on the map.", List.of(), new Kind.Typed());
    };
  }

  private static FormMenu numbers(String name, Domain.Number number) {
    String question = name + ": a number from " + number.min() + " to " + number.max() + ".";
    return number.size() <= MOST_NUMBERS
        ? new FormMenu(question, words(number.values()), new Kind.One())
        : new FormMenu(question, List.of(), new Kind.Typed());
  }

  private static List<String> words(List<JsonNode> values) {
    return values.stream().map(DisplayWords::of).toList();
  }
}
