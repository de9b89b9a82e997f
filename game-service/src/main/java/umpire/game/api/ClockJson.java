package umpire.game.api;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Collection;
import umpire.game.clock.Accord;
import umpire.game.clock.Affairs;
import umpire.game.clock.Clocks;
import umpire.game.clock.Hand;
import umpire.game.referee.AffairsJson;
import umpire.game.store.MatchRow;
import umpire.kernel.play.Seat;
import umpire.wire.Codec;

/** The shapes of clocks and offers. */
final class ClockJson {
  private static final Codec CODEC = Codec.plain();

  private ClockJson() {}

  /** {clock, parley}; each only where there is one. */
  static ObjectNode of(MatchRow row) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    Affairs affairs = AffairsJson.of(row);
    affairs.clocks().ifPresent(clocks -> json.set("clock", clocks(clocks)));
    if (!affairs.accord().nothing()) {
      json.set("parley", parley(affairs.accord()));
    }
    return json;
  }

  private static ObjectNode clocks(Clocks clocks) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.set("terms", CODEC.tree(clocks.terms()));
    moment(json, "pausedUntil", clocks.pausedUntil());
    ArrayNode seats = json.putArray("seats");
    clocks.hands().forEach((seat, hand) -> seats.add(hand(clocks, seat, hand)));
    return json;
  }

  private static ObjectNode hand(Clocks clocks, Seat seat, Hand hand) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("seat", seat.id());
    json.put("leftMillis", hand.left());
    moment(json, "since", hand.since());
    clocks.deadline(seat).ifPresent(at -> json.put("deadline", at.toString()));
    json.put("lapses", hand.lapses()).put("vacationDays", hand.vacationDays());
    moment(json, "awayUntil", hand.awayUntil());
    return json;
  }

  /** 1970 stands for never. */
  private static void moment(ObjectNode json, String name, Instant at) {
    if (at.isAfter(Instant.EPOCH)) {
      json.put(name, at.toString());
    }
  }

  private static ObjectNode parley(Accord accord) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    seats(json, "draw", accord.draw());
    seats(json, "pause", accord.pause().seats());
    if (accord.pause() instanceof Accord.Pause.Offered(var until, var _)) {
      json.put("until", until.toString());
    }
    return json;
  }

  private static void seats(ObjectNode json, String name, Collection<Seat> seats) {
    if (!seats.isEmpty()) {
      ArrayNode names = json.putArray(name);
      seats.forEach(seat -> names.add(seat.id()));
    }
  }
}
