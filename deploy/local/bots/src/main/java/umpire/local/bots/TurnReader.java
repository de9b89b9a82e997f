package umpire.local.bots;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Set;
import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DecisionId;
import umpire.kernel.offer.Domain;
import umpire.kernel.offer.Offer;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.scenario.Seat;
import umpire.opponent.Opponent;
import umpire.testkit.match.Rulebook;

/**
 * Reads what an opponent needs from the answers about a match.
 *
 * @param book of the match's game
 */
record TurnReader(Rulebook book) {
  /**
   * The turn of a seat.
   *
   * @param match the answer about the match: viewer and view
   * @param decision what the seat is asked: {status, decision, draft ...}
   */
  Opponent.Turn read(JsonNode match, JsonNode decision) {
    Object view = book.codec().read(match.path("view"), book.types().view());
    return new Opponent.Turn(
        new Seat(match.path("viewer").asText()),
        view,
        asked(decision.path("decision")),
        !decision.path("draft").path("commands").isEmpty());
  }

  /** A decision: {id, rule, offers, fallback}. */
  Asked<Object> asked(JsonNode json) {
    Object fallback = book.codec().read(json.path("fallback"), book.types().command());
    return new Asked<>(
        new DecisionId(json.path("id").asInt()),
        new RuleId(json.path("rule").asText()),
        offers(json.path("offers")),
        fallback);
  }

  @SuppressWarnings("unchecked") // the codec read them as commands of this game
  private Offers<Object> offers(JsonNode json) {
    List<Offer<Object>> offers =
        book.codec().readList(json, Offer.class).stream()
            .map(offer -> (Offer<Object>) offer)
            .map(this::withSets)
            .toList();
    return new Offers<>(offers);
  }

  /** What is named in an offer is listed with the map. */
  private Offer<Object> withSets(Offer<Object> offer) {
    return new Offer<>(
        offer.command(),
        offer.parameters().stream()
            .map(one -> new Offer.Parameter(one.name(), withSet(one.domain())))
            .toList());
  }

  private Domain withSet(Domain domain) {
    return switch (domain) {
      case Domain.Named(String set, Set<?> _) -> new Domain.Named(set, book.pack().map().set(set));
      case Domain.One one -> one;
      case Domain.Some some -> some;
      case Domain.Number number -> number;
      case Domain.Shares shares -> shares;
    };
  }
}
