package umpire.opponent;

import java.util.Comparator;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import umpire.kernel.combat.Valuation;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.opponent.LookAhead.Kind;
import umpire.opponent.LookAhead.Rated;
import umpire.opponent.sample.OfferSampler;

/**
 * Looks one order ahead: of a handful of orders on offer it takes the battle with the best exact
 * odds, if they are better than not to fight, and else a quiet command by the game's own weights.
 */
public final class GreedyOpponent implements Opponent {
  /** Where a look ahead costs little. */
  private static final int LOOKS = 60;

  /** About so many looks lead to the end of an order of several commands. */
  private static final int LINE = 5;

  /** Commands drawn by lot, of which those are looked at that the looks suffice for. */
  private static final int DRAWN = 24;

  private final Valuation<Object, Object> valuation;
  private final OfferSampler offerSampler;
  private final CommandWeights commandWeights;
  private final int looks;
  private final CommandBatching commandBatching;
  private List<Object> planned = List.of();
  private boolean quietly;
  private boolean forced;

  /** The seed decides what the odds leave open. */
  public GreedyOpponent(Valuation<Object, Object> valuation, long seed) {
    this(valuation, seed, LOOKS);
  }

  /**
   * One for whom a look ahead costs more.
   *
   * @param looks how often the adjudicator is asked for one decision
   */
  public GreedyOpponent(Valuation<Object, Object> valuation, long seed, int looks) {
    this.valuation = valuation;
    this.offerSampler = OfferSampler.of(seed);
    this.commandWeights = new CommandWeights(valuation, offerSampler);
    this.looks = looks;
    this.commandBatching = new CommandBatching(offerSampler);
  }

  @Override
  public String name() {
    return "bot:greedy";
  }

  /** The rest of an order that was chosen as a whole is said without another look. */
  @Override
  public Object choose(Turn turn, OddsSource adjudicator) {
    if (turn.drafting() && !planned.isEmpty() && turn.asked().offers().admits(planned.getFirst())) {
      Object next = planned.getFirst();
      planned = planned.subList(1, planned.size());
      return next;
    }
    List<Object> order = choice(turn, adjudicator).order();
    planned = order.subList(1, order.size());
    return order.getFirst();
  }

  @Override
  public List<Object> order(Turn turn, OddsSource adjudicator) {
    commandBatching.look(turn);
    planned = List.of();
    Rated choice = choice(turn, adjudicator);
    if (choice.battle() || choice.order().size() > 1 || (turn.drafting() && !quietly)) {
      return commandBatching.alone(choice.order());
    }
    Object first = choice.order().getFirst();
    List<Object> whole =
        turn.drafting() || commandBatching.opens(first)
            ? commandBatching.whole(
                first, adjudicator, (earlier, next) -> quiet(turn, earlier, next))
            : List.of(first);
    return turn.drafting() || whole.size() > 1
        ? commandBatching.alone(whole)
        : commandBatching.behind(
            first,
            turn.asked().offers(),
            left -> commandWeights.drawn(turn, List.of(), left, _ -> true, first));
  }

  @Override
  public void taken(int commands) {
    commandBatching.taken(commands);
  }

  private Object quiet(Turn turn, List<Object> earlier, Asked<Object> asked) {
    return commandWeights.drawn(turn, earlier, asked.offers(), _ -> true, asked.fallback());
  }

  private Rated choice(Turn turn, OddsSource adjudicator) {
    Asked<Object> asked = turn.asked();
    if (turn.drafting() && quietly) {
      return new Rated(List.of(quiet(turn, List.of(), asked)), 0, Kind.QUIET);
    }
    LookAhead ahead =
        new LookAhead(
            valuation, commandWeights, turn, adjudicator, looks, turn.drafting() && forced);
    Map<Object, Rated> rated = looked(turn, ahead);
    forced = ahead.forced();
    boolean quietOnes = rated.values().stream().anyMatch(one -> one.kind() == Kind.QUIET);
    boolean mayRefrain = quietOnes || (!turn.drafting() && !onlyFights(asked));
    double least = mayRefrain ? 0 : Double.NEGATIVE_INFINITY;
    Optional<Rated> best =
        rated.values().stream()
            .filter(one -> one.battle() && one.gain() > least)
            .max(Comparator.comparing(Rated::gain));
    Rated choice = best.orElseGet(() -> quiet(turn, rated));
    quietly = !choice.battle() && !valuation.fights(choice.order().getFirst().getClass());
    return choice;
  }

  private boolean onlyFights(Asked<Object> asked) {
    return asked.offers().offers().stream().allMatch(offer -> valuation.fights(offer.command()));
  }

  /** What the commands that are said for the sake of a battle come to, a handful of them. */
  private Map<Object, Rated> looked(Turn turn, LookAhead ahead) {
    List<Object> first = candidates(turn);
    Map<Object, OddsSource.Prospect> prospects = new LinkedHashMap<>();
    for (Object command : first) {
      if (ahead.mayLook()) {
        prospects.put(command, ahead.look(List.of(command)));
      }
    }
    if (!prospects.isEmpty()
        && !turn.drafting()
        && onlyFights(turn.asked())
        && prospects.values().stream().allMatch(OddsSource.Prospect.Battle.class::isInstance)) {
      ahead.force();
    }
    return rated(prospects, ahead);
  }

  /** First each order to its end, the heaviest first; looks that are left go to other endings. */
  private Map<Object, Rated> rated(Map<Object, OddsSource.Prospect> prospects, LookAhead ahead) {
    Map<Object, Rated> rated = new LinkedHashMap<>();
    prospects.forEach(
        (command, prospect) -> rated.put(command, ahead.line(List.of(command), prospect)));
    Map<Object, OddsSource.Prospect> drafts = new LinkedHashMap<>(prospects);
    drafts.values().removeIf(prospect -> !(prospect instanceof OddsSource.Prospect.Draft));
    int share = drafts.isEmpty() ? 0 : ahead.left() / drafts.size();
    drafts.forEach(
        (command, prospect) -> {
          commandBatching.begins(command);
          Rated other = ahead.best(List.of(command), prospect, share);
          rated.merge(command, other, LookAhead::better);
        });
    return rated;
  }

  /** By lot, the largest choices and the fallback too; of these the heaviest. */
  private List<Object> candidates(Turn turn) {
    List<Offer<Object>> fighting =
        turn.asked().offers().offers().stream()
            .filter(offer -> turn.drafting() || valuation.fights(offer.command()))
            .toList();
    if (fighting.isEmpty()) {
      return List.of();
    }
    Offers<Object> offers = new Offers<>(fighting);
    Set<Object> drawn = new LinkedHashSet<>(offerSampler.largest(offers));
    if (offers.admits(turn.asked().fallback())) {
      drawn.add(turn.asked().fallback());
    }
    for (int i = 0; i < DRAWN; i++) {
      drawn.add(offerSampler.command(offers));
    }
    boolean orders = drawn.stream().anyMatch(commandBatching::opens);
    return heaviest(turn, drawn, Math.max(1, orders ? looks / LINE : looks / 2));
  }

  /** Of those that are worth anything, if any is, so many. */
  private List<Object> heaviest(Turn turn, Set<Object> drawn, int most) {
    Map<Object, Double> worth = new LinkedHashMap<>();
    drawn.forEach(
        one -> worth.put(one, valuation.weight(turn.view(), turn.seat(), List.of(), one)));
    if (worth.values().stream().anyMatch(weight -> weight > 0)) {
      worth.values().removeIf(weight -> weight == 0);
    }
    return worth.entrySet().stream()
        .sorted(Map.Entry.<Object, Double>comparingByValue().reversed())
        .limit(most)
        .map(Map.Entry::getKey)
        .toList();
  }

  /**
   * What leads to no battle, by the game's weights: commands that are not said for the sake of one,
   * of which many are weighed, and those that were looked ahead for.
   */
  private Rated quiet(Turn turn, Map<Object, Rated> rated) {
    Asked<Object> asked = turn.asked();
    Predicate<Object> unlooked =
        one -> !turn.drafting() && !rated.containsKey(one) && !valuation.fights(one.getClass());
    Set<Object> quiet = new HashSet<>();
    rated.forEach(
        (command, known) -> {
          if (known.kind() == Kind.QUIET) {
            quiet.add(command);
          }
        });
    Object command =
        commandWeights.drawn(
            turn, List.of(), asked.offers(), unlooked.or(quiet::contains), asked.fallback());
    return rated.getOrDefault(command, new Rated(List.of(command), 0, Kind.QUIET));
  }
}
