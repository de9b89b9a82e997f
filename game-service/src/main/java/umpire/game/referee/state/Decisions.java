package umpire.game.referee.state;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import umpire.game.edition.Edition;
import umpire.game.store.transaction.DraftRow;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;

/**
 * What is waited for, as a caller may know it: {status, waitingFor, question, deadlines, deadline,
 * decision: {id, rule, offers, fallback}, free, draft: {commands, refused}}.
 */
public final class Decisions {
  private Decisions() {}

  /** For somebody without a seat. */
  public static ObjectNode of(MatchState<?, ?, ?, ?> matchState) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("status", matchState.over() ? "over" : "playing");
    json.setAll(WaitsJson.of(matchState));
    deadline(
        json, WaitsJson.deadlines(matchState).values().stream().min(Comparator.naturalOrder()));
    return json;
  }

  private static void deadline(ObjectNode json, Optional<Instant> moment) {
    moment.ifPresent(at -> json.put("deadline", at.toString()));
  }

  /** For the holder of a seat, whose draft is laid over the position. */
  public static <P, C, E, V> ObjectNode of(
      MatchState<P, C, E, V> matchState, Seat seat, DraftRow row) {
    ObjectNode json = of(matchState);
    if (matchState.over()) {
      return json;
    }
    Optional.ofNullable(WaitsJson.deadlines(matchState).get(seat))
        .ifPresent(own -> deadline(json, Optional.of(own)));
    Draft<P, C, E> draft = Draft.over(matchState, seat, row);
    if (draft.pending() instanceof Pending.Choices<C> choices) {
      Optional.ofNullable(choices.asked().get(seat))
          .ifPresent(asked -> json.set("decision", asked(matchState, asked)));
      Optional.ofNullable(choices.free().get(seat))
          .ifPresent(offers -> json.set("free", offers(matchState.edition(), offers)));
    }
    if (!draft.commands().isEmpty()) {
      ObjectNode draftJson = json.putObject("draft");
      draftJson.putArray("commands").addAll(draft.commands());
      if (!draft.refused().isEmpty()) {
        draftJson.put("draftIndex", draft.index());
        draftJson.set("refused", matchState.edition().findings(draft.refused()));
      }
    }
    return json;
  }

  /** A decision: {id, rule, offers, fallback}. */
  public static ObjectNode asked(MatchState<?, ?, ?, ?> matchState, Asked<?> asked) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", matchState.number(asked));
    json.put("rule", asked.rule().value());
    json.set("offers", offers(matchState.edition(), asked.offers()));
    json.set("fallback", matchState.edition().tree(asked.fallback()));
    return json;
  }

  private static ArrayNode offers(Edition<?, ?, ?, ?> edition, Offers<?> offers) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    offers.offers().forEach(offer -> all.add(edition.tree(offer)));
    return all;
  }
}
