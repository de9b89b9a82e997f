package umpire.testkit.cases;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import umpire.kernel.event.ShownEvent;
import umpire.kernel.offer.Offers;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Pending;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.match.Rulebook;

/**
 * Two runs of one case that differ in their dice: whether a viewer could distinguish them by shown
 * events, a view, or what they are asked and offered.
 */
record CasePair(
    List<Seat> seats,
    ScriptedMatch<Object, Object, Object> one,
    ScriptedMatch<Object, Object, Object> other) {
  /** By seat, and for whoever looks on: true if every byte was the same. */
  ObjectNode json() {
    Map<String, Viewer> viewers = new LinkedHashMap<>();
    for (Seat seat : seats) {
      viewers.put(seat.id(), new Viewer.Of(seat));
    }
    viewers.put("everyone", new Viewer.Everyone());
    ObjectNode json = one.book().codec().mapper().createObjectNode();
    viewers.forEach((name, who) -> json.put(name, seen(one, who).equals(seen(other, who))));
    return json;
  }

  private static List<String> seen(
      ScriptedMatch<Object, Object, Object> scriptedMatch, Viewer viewer) {
    Rulebook book = scriptedMatch.book();
    List<String> seen = new ArrayList<>();
    for (ScriptedMatch.Moment<Object, Object, Object> moment : scriptedMatch.moments()) {
      switch (moment) {
        case ScriptedMatch.Moment.Happened<Object, Object, Object>(Object event) ->
            shown(book, book.play().shown(event, viewer), seen);
        case ScriptedMatch.Moment.Rested<Object, Object, Object>(Object position, var pending) -> {
          seen.add(book.codec().tree(book.play().view(position, viewer)).toString());
          if (viewer instanceof Viewer.Of(Seat seat)) {
            asked(book, pending, seat, seen);
          }
        }
      }
    }
    return seen;
  }

  private static void shown(Rulebook book, ShownEvent<Object> shownEvent, List<String> seen) {
    switch (shownEvent) {
      case ShownEvent.Whole<Object>(Object event) -> seen.add(book.codec().tree(event).toString());
      case ShownEvent.Blanked<Object> blanked ->
          seen.add(book.codec().tree(blanked.rendering()).toString());
      case ShownEvent.Unseen<Object> _ -> {}
    }
  }

  private static void asked(Rulebook book, Pending<Object> pending, Seat seat, List<String> seen) {
    if (pending instanceof Pending.Choices<Object> choices) {
      seen.add("asked " + choices.asked().keySet());
      Asked<Object> asked = choices.asked().get(seat);
      if (asked != null) {
        offered(book, asked.offers(), seen);
      }
      Offers<Object> free = choices.free().get(seat);
      if (free != null) {
        offered(book, free, seen);
      }
    }
  }

  private static void offered(Rulebook book, Offers<Object> offers, List<String> seen) {
    offers.offers().forEach(offer -> seen.add(book.codec().tree(offer).toString()));
  }
}
