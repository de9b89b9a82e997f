package umpire.opponent;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Function;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.opponent.sample.OfferSampler;

/**
 * Which commands a player can send in one request. It is measured in play: after some kinds of
 * command the rest of the offers stays valid.
 */
final class CommandBatching {
  private static final int LONGEST = 20;

  /** Draws from what is asked, to see whether it was on offer before. */
  private static final int LOOKS = 12;

  /** So often a kind must have left the rest on offer before that is counted on. */
  private static final int SURE = 2;

  private static final int SUREST = 6;
  private static final int FAILURE = 3;

  private final OfferSampler offerSampler;
  private final Map<Class<?>, Integer> sure = new HashMap<>();
  private final Set<Class<?>> openers = new HashSet<>();
  private final Map<Class<?>, Integer> last = new HashMap<>();
  private List<Object> sent = List.of();
  private Offers<Object> rest = new Offers<>(List.of());

  CommandBatching(OfferSampler offerSampler) {
    this.offerSampler = offerSampler;
  }

  /**
   * An order that begins with a command, and the rest of it: the adjudicator says what is asked
   * next.
   *
   * @param choice answers what is asked next, behind what is said by then
   */
  List<Object> whole(
      Object command,
      OddsSource adjudicator,
      BiFunction<List<Object>, Asked<Object>, Object> choice) {
    List<Object> order = new ArrayList<>(List.of(command));
    while (order.size() < LONGEST && !ends(order.getLast())) {
      Class<?> kind = order.getLast().getClass();
      if (!(adjudicator.of(order) instanceof OddsSource.Prospect.Draft(Asked<Object> next))) {
        last.merge(kind, 1, Integer::sum);
        return order;
      }
      last.put(kind, 0);
      order.add(choice.apply(List.copyOf(order), next));
    }
    return order;
  }

  /** Nothing is asked behind it, or nothing was so far: whoever is wrong is asked after all. */
  private boolean ends(Object command) {
    return last.getOrDefault(command.getClass(), 0) >= SURE;
  }

  /** An order of several commands begins like this. */
  void begins(Object command) {
    openers.add(command.getClass());
  }

  /** Looks at what is asked after what was said last. */
  void look(Opponent.Turn turn) {
    if (sent.isEmpty()) {
      return;
    }
    Class<?> kind = sent.getLast().getClass();
    if (turn.drafting()) {
      openers.add(kind);
    } else if (isOfTheRest(turn.asked().offers())) {
      sure.merge(kind, 1, (known, one) -> Math.min(SUREST, known + one));
    }
  }

  private boolean isOfTheRest(Offers<Object> offers) {
    for (int i = 0; i < LOOKS; i++) {
      if (offers.offers().isEmpty() || !rest.admits(offerSampler.command(offers))) {
        return false;
      }
    }
    return true;
  }

  /** True if an order of several commands began like this before. */
  boolean opens(Object command) {
    return openers.contains(command.getClass());
  }

  /** What is said in one go, of which nothing more is foreseen. */
  List<Object> alone(List<Object> order) {
    sent = List.copyOf(order);
    rest = new Offers<>(List.of());
    return sent;
  }

  /**
   * A command, and behind it those that are chosen of the rest, as long as that is counted on.
   *
   * @param choice of what is left on offer, which is not empty
   */
  List<Object> behind(
      Object command, Offers<Object> offers, Function<Offers<Object>, Object> choice) {
    List<Object> order = new ArrayList<>(List.of(command));
    Offers<Object> left = without(offers, command);
    while (order.size() < LONGEST && goesOn(order.getLast()) && !left.offers().isEmpty()) {
      Object next = choice.apply(left);
      order.add(next);
      left = without(left, next);
    }
    sent = List.copyOf(order);
    rest = left;
    return sent;
  }

  private boolean goesOn(Object command) {
    return sure.getOrDefault(command.getClass(), 0) >= SURE;
  }

  /** Only so many commands of what was said were taken: the last of them was trusted too far. */
  void taken(int commands) {
    if (commands > 0 && commands < sent.size()) {
      sure.merge(sent.get(commands - 1).getClass(), -FAILURE, Integer::sum);
      sent = sent.subList(0, commands);
      rest = new Offers<>(List.of());
    }
  }

  /** The offers without those of the same kind for the same thing: its first parameter. */
  static Offers<Object> without(Offers<Object> offers, Object used) {
    List<Offer<Object>> left = new ArrayList<>();
    for (Offer<Object> offer : offers.offers()) {
      if (!offer.command().isInstance(used)) {
        left.add(offer);
      } else if (!offer.parameters().isEmpty()
          && offer.parameters().getFirst().domain() instanceof Domain.One(List<?> values)) {
        List<?> others = values.stream().filter(one -> !isFor(offer, one, used)).toList();
        if (!others.isEmpty()) {
          left.add(withFirst(offer, others));
        }
      } else if (!offer.admits(used)) {
        left.add(offer);
      }
    }
    return new Offers<>(left);
  }

  private static boolean isFor(Offer<Object> offer, Object thing, Object used) {
    String first = offer.parameters().getFirst().name();
    return withFirst(offer, List.of(thing))
        .invalidParameter(used)
        .map(strayed -> !strayed.name().equals(first))
        .orElse(true);
  }

  private static Offer<Object> withFirst(Offer<Object> offer, List<?> values) {
    List<Offer.Parameter> parameters = new ArrayList<>(offer.parameters());
    parameters.set(
        0, new Offer.Parameter(parameters.getFirst().name(), new Domain.One(List.copyOf(values))));
    return new Offer<>(offer.command(), parameters);
  }
}
