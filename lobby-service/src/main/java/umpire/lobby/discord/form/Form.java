package umpire.lobby.discord.form;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import com.fasterxml.jackson.databind.node.TextNode;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.TreeSet;

/**
 * An order that somebody fills in, click by click: first which offer, then each of its parameters
 * that is not settled. A value; every step gives the next.
 *
 * @param asked what may be answered
 * @param offer the number of the chosen one, or {@link #NONE}
 * @param values of its parameters so far
 * @param picked of the open parameter, where several of its values can be chosen: their numbers
 * @param shares of the open parameter, where it divides a number: those given so far
 * @param page of a long list
 */
public record Form(
    FormDecision asked,
    int offer,
    ObjectNode values,
    List<Integer> picked,
    ObjectNode shares,
    int page) {
  /** No offer is chosen yet. */
  public static final int NONE = -1;

  public Form {
    picked = List.copyOf(picked);
  }

  /** A form of which nothing is filled in. */
  public static Form of(FormDecision formDecision) {
    return new Form(formDecision, NONE, empty(), List.of(), empty(), 0);
  }

  private static ObjectNode empty() {
    return JsonNodeFactory.instance.objectNode();
  }

  /** The chosen offer. */
  public Optional<Offer> chosen() {
    return offer == NONE ? Optional.empty() : Optional.of(asked.offers().get(offer));
  }

  /** The parameter that is asked for now; empty while no offer is chosen and when all is filled. */
  public Optional<Offer.Parameter> open() {
    return chosen().stream()
        .flatMap(one -> one.parameters().stream())
        .filter(parameter -> !values.has(parameter.name()))
        .findFirst();
  }

  /** The command, where all of it is filled in. */
  public Optional<ObjectNode> command() {
    return open().isPresent()
        ? Optional.empty()
        : chosen()
            .map(
                one -> {
                  ObjectNode command = empty().put("type", one.type());
                  // In the order of the offer, whatever the order of the clicks.
                  one.parameters()
                      .forEach(parameter -> command.set(parameter.name(), given(parameter)));
                  return command;
                });
  }

  private JsonNode given(Offer.Parameter parameter) {
    return values.path(parameter.name());
  }

  /** Chooses an offer; what of it is settled fills itself in. */
  Form choose(int number) {
    if (number < 0 || number >= asked.offers().size()) {
      throw new IllegalArgumentException("no such offer");
    }
    ObjectNode settled = empty();
    asked
        .offers()
        .get(number)
        .parameters()
        .forEach(
            parameter ->
                parameter.domain().only().ifPresent(value -> settled.set(parameter.name(), value)));
    return new Form(asked, number, settled, List.of(), empty(), 0);
  }

  /** Begins anew. */
  Form back() {
    return of(asked);
  }

  /** Turns to a page. */
  Form turn(int to) {
    return new Form(asked, offer, values, picked, shares, to);
  }

  /** Chooses the value of this number in the list of the open parameter. */
  Form take(int number) {
    return switch (openDomain()) {
      case Domain.One(var all) -> fill(all.get(number));
      case Domain.Number all -> fill(all.values().get(number));
      case Domain.Shares all -> share(all, all.next(shares).values().get(number).asInt());
      case Domain.Some _, Domain.Named _ ->
          throw new IllegalArgumentException("not a list of which one is chosen");
    };
  }

  private Form share(Domain.Shares all, int number) {
    ObjectNode more = shares.deepCopy();
    more.put(all.shares().get(shares.size()).value(), number);
    // What is left of the sum may settle the rest.
    while (more.size() < all.shares().size()) {
      Domain.Number next = all.next(more);
      if (next.min() != next.max()) {
        return new Form(asked, offer, values, picked, more, 0);
      }
      more.put(all.shares().get(more.size()).value(), next.min());
    }
    return fill(more);
  }

  /** Chooses, of the values that stand on the present page, these and no others. */
  Form pick(Collection<Integer> here, int first, int last) {
    TreeSet<Integer> all = new TreeSet<>(picked);
    all.removeIf(number -> number >= first && number < last);
    here.stream().filter(number -> number >= first && number < last).forEach(all::add);
    return new Form(asked, offer, values, new ArrayList<>(all), shares, page);
  }

  /** Whether so many are chosen as may be. */
  boolean enough() {
    return open()
        .filter(
            parameter ->
                parameter.domain() instanceof Domain.Some some
                    && picked.size() >= some.min()
                    && picked.size() <= some.max())
        .isPresent();
  }

  /** The chosen values are all. */
  Form done() {
    if (!(openDomain() instanceof Domain.Some some) || !enough()) {
      throw new IllegalArgumentException("not so many can be chosen");
    }
    return fill(
        JsonNodeFactory.instance
            .arrayNode()
            .addAll(picked.stream().map(number -> some.values().get(number)).toList()));
  }

  /** What was typed for the open parameter; refused where it is none of its values. */
  Form typed(String text) {
    String word = text.strip();
    return switch (openDomain()) {
      case Domain.One(var all) -> fill(all.get(listed(all, word)));
      case Domain.Number number -> fill(IntNode.valueOf(within(number, word)));
      case Domain.Shares all -> share(all, within(all.next(shares), word));
      case Domain.Named _ -> fill(TextNode.valueOf(word));
      case Domain.Some some -> {
        TreeSet<Integer> more = new TreeSet<>(picked);
        more.add(listed(some.values(), word));
        if (more.size() > some.max()) {
          throw new IllegalArgumentException("No more than " + some.max() + " of them.");
        }
        yield new Form(asked, offer, values, new ArrayList<>(more), shares, page);
      }
    };
  }

  private static int listed(List<JsonNode> all, String word) {
    for (int i = 0; i < all.size(); i++) {
      if (DisplayWords.of(all.get(i))
          .toLowerCase(Locale.ROOT)
          .equals(word.toLowerCase(Locale.ROOT))) {
        return i;
      }
    }
    throw new IllegalArgumentException("'" + word + "' is not among the values.");
  }

  private static int within(Domain.Number bounds, String word) {
    int number;
    try {
      number = Integer.parseInt(word);
    } catch (NumberFormatException none) {
      throw new IllegalArgumentException("'" + word + "' is no whole number.", none);
    }
    if (number < bounds.min() || number > bounds.max()) {
      throw new IllegalArgumentException(
          "A number from " + bounds.min() + " to " + bounds.max() + ".");
    }
    return number;
  }

  private Domain openDomain() {
    return open().orElseThrow(() -> new IllegalArgumentException("nothing is asked")).domain();
  }

  private Form fill(JsonNode value) {
    ObjectNode more = values.deepCopy();
    more.set(open().orElseThrow().name(), value);
    return new Form(asked, offer, more, List.of(), empty(), 0);
  }
}
