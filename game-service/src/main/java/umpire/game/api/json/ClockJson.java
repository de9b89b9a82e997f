package umpire.game.api.json;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.time.Instant;
import java.util.Collection;
import umpire.game.clock.Clocks;
import umpire.game.clock.ClocksAndProposals;
import umpire.game.clock.OpenProposals;
import umpire.game.clock.SeatClock;
import umpire.game.referee.state.ClocksAndProposalsJson;
import umpire.game.store.match.MatchRow;
import umpire.kernel.scenario.Seat;
import umpire.wire.Codec;

/** The shapes of clocks and offers. */
final class ClockJson {
  private static final Codec CODEC = Codec.plain();

  private ClockJson() {}

  /** {clock, parley}; each only where there is one. */
  static ObjectNode of(MatchRow row) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    ClocksAndProposals clocksAndProposals = ClocksAndProposalsJson.of(row);
    clocksAndProposals.clocks().ifPresent(clocks -> json.set("clock", clocks(clocks)));
    if (!clocksAndProposals.accord().isEmpty()) {
      json.set("parley", parley(clocksAndProposals.accord()));
    }
    return json;
  }

  private static ObjectNode clocks(Clocks clocks) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    json.set("terms", CODEC.tree(clocks.terms()));
    moment(json, "pausedUntil", clocks.pausedUntil());
    ArrayNode seats = json.putArray("seats");
    clocks.hands().forEach((seat, seatClock) -> seats.add(hand(clocks, seat, seatClock)));
    return json;
  }

  private static ObjectNode hand(Clocks clocks, Seat seat, SeatClock seatClock) {
    ObjectNode json = JsonNodeFactory.instance.objectNode().put("seat", seat.id());
    json.put("leftMillis", seatClock.left());
    moment(json, "since", seatClock.since());
    clocks.deadline(seat).ifPresent(at -> json.put("deadline", at.toString()));
    json.put("lapses", seatClock.lapses()).put("vacationDays", seatClock.vacationDays());
    moment(json, "awayUntil", seatClock.awayUntil());
    return json;
  }

  /** 1970 stands for never. */
  private static void moment(ObjectNode json, String name, Instant at) {
    if (at.isAfter(Instant.EPOCH)) {
      json.put(name, at.toString());
    }
  }

  private static ObjectNode parley(OpenProposals openProposals) {
    ObjectNode json = JsonNodeFactory.instance.objectNode();
    seats(json, "draw", openProposals.draw());
    seats(json, "pause", openProposals.pause().seats());
    if (openProposals.pause() instanceof OpenProposals.Pause.Offered(var until, var _)) {
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
