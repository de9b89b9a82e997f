package umpire.narvik.cases;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Offers;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Seat;
import umpire.kernel.play.Shown;
import umpire.kernel.play.Viewer;
import umpire.narvik.event.Event;
import umpire.narvik.model.Command;
import umpire.narvik.model.Side;
import umpire.wire.Codec;

/**
 * Two courses of one case, which part where their dice do: whether a viewer could tell them apart
 * by what is shown to him of events, by a view, or by what he is asked and offered.
 */
record Alike(Codec codec, Table one, Table other) {
  /** By seat, and for whoever looks on: true if every byte was the same. */
  ObjectNode json() {
    Map<String, Viewer> viewers = new LinkedHashMap<>();
    for (Side side : Side.values()) {
      viewers.put(side.seat().id(), new Viewer.Of(side.seat()));
    }
    viewers.put("everyone", new Viewer.Everyone());
    ObjectNode told = codec.mapper().createObjectNode();
    viewers.forEach((name, who) -> told.put(name, seen(one, who).equals(seen(other, who))));
    return told;
  }

  private List<String> seen(Table table, Viewer viewer) {
    List<String> seen = new ArrayList<>();
    for (Table.Moment moment : table.moments()) {
      switch (moment) {
        case Table.Moment.Happened(var before, Event event) ->
            shown(table.rules().shown(before, event, viewer), seen);
        case Table.Moment.Rested(var position, var pending) -> {
          seen.add(codec.tree(table.rules().view(position, viewer)).toString());
          if (viewer instanceof Viewer.Of(Seat seat)) {
            asked(pending, seat, seen);
          }
        }
      }
    }
    return seen;
  }

  private void shown(Shown<Event> shown, List<String> seen) {
    switch (shown) {
      case Shown.Whole<Event>(var event) -> seen.add(codec.tree(event).toString());
      case Shown.Blanked<Event> blanked -> seen.add(codec.tree(blanked.rendering()).toString());
      case Shown.Unseen<Event> _ -> {}
    }
  }

  private void asked(Pending<Command> pending, Seat seat, List<String> seen) {
    if (pending instanceof Pending.Choices<Command> choices) {
      seen.add("asked " + choices.asked().keySet());
      Asked<Command> asked = choices.asked().get(seat);
      if (asked != null) {
        offered(asked.offers(), seen);
      }
      Offers<Command> free = choices.free().get(seat);
      if (free != null) {
        offered(free, seen);
      }
    }
  }

  private void offered(Offers<Command> offers, List<String> seen) {
    offers.offers().forEach(offer -> seen.add(codec.tree(offer).toString()));
  }
}
