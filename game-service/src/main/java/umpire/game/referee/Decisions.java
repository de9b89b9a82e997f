package umpire.game.referee;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Comparator;
import java.util.Optional;
import umpire.game.store.DraftRow;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Seat;

/**
 * What is waited for, as a caller may know it: {status, waitingFor, question, deadlines, deadline,
 * decision: {id, rule, offers, fallback}, free, draft: {commands, refused}}.
 */
final class Decisions {
  private Decisions() {}

  /** For somebody without a seat. */
  static ObjectNode of(Standing<?, ?, ?, ?> standing) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("status", standing.over() ? "over" : "playing");
    json.setAll(Waits.of(standing));
    deadline(json, Waits.deadlines(standing).values().stream().min(Comparator.naturalOrder()));
    return json;
  }

  private static void deadline(ObjectNode json, Optional<Instant> moment) {
    moment.ifPresent(at -> json.put("deadline", at.toString()));
  }

  /** For the holder of a seat, whose draft is laid over the position. */
  static <P, C, E, V> ObjectNode of(Standing<P, C, E, V> standing, Seat seat, DraftRow row) {
    ObjectNode json = of(standing);
    if (standing.over()) {
      return json;
    }
    Optional.ofNullable(Waits.deadlines(standing).get(seat))
        .ifPresent(own -> deadline(json, Optional.of(own)));
    Draft<P, C, E> draft = Draft.over(standing, seat, row);
    if (draft.pending() instanceof Pending.Choices<C> choices) {
      Optional.ofNullable(choices.asked().get(seat))
          .ifPresent(asked -> json.set("decision", asked(standing, asked)));
      Optional.ofNullable(choices.free().get(seat))
          .ifPresent(offers -> json.set("free", offers(standing.edition(), offers)));
    }
    if (!draft.commands().isEmpty()) {
      ObjectNode told = json.putObject("draft");
      told.putArray("commands").addAll(draft.commands());
      if (!draft.refused().isEmpty()) {
        told.put("draftIndex", draft.index());
        told.set("refused", standing.edition().findings(draft.refused()));
      }
    }
    return json;
  }

  /** A decision: {id, rule, offers, fallback}. */
  static ObjectNode asked(Standing<?, ?, ?, ?> standing, Asked<?> asked) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.put("id", standing.number(asked));
    json.put("rule", asked.rule().value());
    json.set("offers", offers(standing.edition(), asked.offers()));
    json.set("fallback", standing.edition().tree(asked.fallback()));
    return json;
  }

  private static ArrayNode offers(Edition<?, ?, ?, ?> edition, Offers<?> offers) {
    ArrayNode all = JsonNodeFactory.instance.arrayNode();
    offers.offers().forEach(offer -> all.add(edition.tree(offer)));
    return all;
  }
}
