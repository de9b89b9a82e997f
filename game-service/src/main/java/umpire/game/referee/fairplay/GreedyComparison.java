package umpire.game.referee.fairplay;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import umpire.game.edition.Edition;
import umpire.kernel.combat.Policy;
import umpire.kernel.combat.UncountableException;
import umpire.kernel.combat.Valuation;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Brief;
import umpire.kernel.preview.Prospect;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.opponent.DefaultValuation;
import umpire.opponent.GreedyOpponent;
import umpire.opponent.OddsSource;
import umpire.opponent.Opponent;

/**
 * Compares commands with those that {@code bot:greedy} would have begun its answer with, knowing
 * what the seat knew. What the bot leaves to the lot follows from the number of the decision, so
 * the comparison is the same each time.
 */
final class GreedyComparison<P, C, E, V> {
  /** How often the bot asks for odds for one decision: as many as the bots of the installation. */
  private static final int LOOKS = 16;

  /** A key that is no secret: the positions that look alike are the same each time. */
  private static final byte[] NO_SECRET = new byte[32];

  private final Edition<P, C, E, V> edition;

  /** One for each seat: it may remember what it has worked out. */
  private final Map<Seat, Valuation<Object, Object>> valuations = new HashMap<>();

  GreedyComparison(Edition<P, C, E, V> edition) {
    this.edition = edition;
  }

  /** Whether there is more than one command to choose from. */
  static boolean leaveAChoice(Offers<?> offers) {
    return offers.offers().size() > 1
        || offers.offers().stream()
            .map(Offer::parameters)
            .flatMap(List::stream)
            .anyMatch(parameter -> leavesAChoice(parameter.domain()));
  }

  private static boolean leavesAChoice(Domain domain) {
    return switch (domain) {
      case Domain.One(List<?> values) -> values.size() > 1;
      case Domain.Named(String _, var members) -> members.size() > 1;
      case Domain.Number(int min, int max) -> max > min;
      case Domain.Some(List<?> values, int min, int max) -> max > min || values.size() > max;
      case Domain.Shares shares ->
          shares.shares().stream().anyMatch(one -> one.most() > one.least());
    };
  }

  /**
   * Whether the bot would have begun with this command.
   *
   * @param position in which the seat was asked
   * @param number of the decision, as it was published
   * @param command the first of the seat's answer
   */
  boolean agrees(P position, Seat seat, Asked<C> asked, int number, JsonNode command) {
    return withoutOrder(chosen(position, seat, asked, number)).equals(withoutOrder(command));
  }

  /** The command with which the bot would have begun. */
  JsonNode chosen(P position, Seat seat, Asked<C> asked, int number) {
    Chance chance = DrawKey.of(NO_SECRET, "bot:greedy", number, asked.rule(), Map.of()).chance();
    OddsSource odds = commands -> prospect(position, seat, commands, chance);
    Opponent.Turn turn =
        new Opponent.Turn(
            seat, edition.rules().view(position, new Viewer.Of(seat)), ofAnyGame(asked), false);
    Valuation<Object, Object> valuation =
        valuations.computeIfAbsent(seat, _ -> DefaultValuation.of(edition.pack()));
    return edition.tree(new GreedyOpponent(valuation, number, LOOKS).choose(turn, odds));
  }

  @SuppressWarnings("unchecked") // the opponent answers with commands that are on offer
  private OddsSource.Prospect prospect(
      P position, Seat seat, List<Object> commands, Chance chance) {
    return switch (edition.foresight().prospect(position, seat, (List<C>) commands, chance)) {
      case Prospect.Battle<C> battle -> weighed(battle.brief());
      case Prospect.Draft<C>(var next) -> new OddsSource.Prospect.Draft(ofAnyGame(next));
      case Prospect.Quiet<C> _, Prospect.Refused<C> _, Prospect.Hidden<C> _ ->
          new OddsSource.Prospect.Quiet();
    };
  }

  private OddsSource.Prospect weighed(Brief brief) {
    try {
      return new OddsSource.Prospect.Battle(brief, edition.odds(brief, Policy.none()));
    } catch (UncountableException _) {
      return new OddsSource.Prospect.Unweighed();
    }
  }

  @SuppressWarnings("unchecked") // an opponent plays any game
  private static <C> Asked<Object> ofAnyGame(Asked<C> asked) {
    return (Asked<Object>) asked;
  }

  /** Lists in one order: a player names the same units in any. */
  private static JsonNode withoutOrder(JsonNode json) {
    if (json.isArray()) {
      List<JsonNode> sorted =
          json.valueStream()
              .map(GreedyComparison::withoutOrder)
              .sorted(Comparator.comparing(JsonNode::toString))
              .toList();
      return JsonNodeFactory.instance.arrayNode().addAll(sorted);
    }
    if (!json.isObject()) {
      return json;
    }
    ObjectNode members = JsonNodeFactory.instance.objectNode();
    json.properties().forEach(one -> members.set(one.getKey(), withoutOrder(one.getValue())));
    return members;
  }
}
