package umpire.local.drivers.dice;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Consumer;
import umpire.local.drivers.http.Api;

/**
 * One way of tampering with a match: a change of its export, made both in the list of draws and at
 * the events that name them where both say the same.
 *
 * @param what in words
 * @param change made in place
 */
record ExportTampering(String what, Consumer<ObjectNode> change) {
  /** Every way for an export that has at least two draws, the last of them of dice. */
  static List<ExportTampering> all(JsonNode export) {
    int last = export.path("draws").size() - 1;
    List<ExportTampering> all = new ArrayList<>();
    for (int draw = 0; draw <= last; draw++) {
      all.addAll(ofDraw(draw));
      all.add(leftOutEverywhere(draw));
      all.add(moved(draw, 1));
      if (draws(export).get(draw).has("sides")) {
        all.add(moved(draw, -1));
        all.add(dieOfEvent(draw));
      }
    }
    for (int seat = 0; seat < export.path("seats").size(); seat++) {
      int changed = seat;
      all.add(
          new ExportTampering(
              "the salt of seat " + (seat + 1),
              match -> longer((ObjectNode) match.path("seats").get(changed), "salt")));
    }
    all.add(new ExportTampering("the seed", match -> turn(match, "seed")));
    all.add(
        new ExportTampering("the commitment in the export", match -> turn(match, "commitment")));
    all.add(new ExportTampering("two draws swapped", match -> swap(draws(match), 0, last)));
    all.add(
        new ExportTampering(
            "two draws swapped here and at their events",
            match -> {
              swap(draws(match), 0, last);
              List<ArrayNode> named = named(match);
              JsonNode first = named.getFirst().remove(0);
              named.getFirst().add(named.getLast().remove(0));
              named.getLast().add(first);
            }));
    return all;
  }

  private static ExportTampering leftOutEverywhere(int draw) {
    return new ExportTampering(
        "draw " + (draw + 1) + " left out here and at its event",
        match -> {
          draws(match).remove(draw);
          named(match).get(draw).remove(0);
        });
  }

  /** The draw is said to belong to the event before or after its own. */
  private static ExportTampering moved(int draw, int by) {
    return new ExportTampering(
        "the event of draw " + (draw + 1) + ", moved by " + by,
        match -> {
          int from = event(match, draw);
          JsonNode moved = named(match).get(draw).remove(0);
          ((ArrayNode) match.path("events").get(from + by).path("draws")).add(moved);
        });
  }

  /** A die as the event itself, or the report in it, holds it; the draws stay as they are. */
  private static ExportTampering dieOfEvent(int draw) {
    return new ExportTampering(
        "a die in the event of draw " + (draw + 1),
        match -> {
          ObjectNode body = (ObjectNode) match.path("events").get(event(match, draw)).path("event");
          ObjectNode teller = body.has("report") ? (ObjectNode) body.path("report") : body;
          if (teller.has("die")) {
            teller.put("die", 1 + teller.path("die").asInt() % 6);
          } else {
            increase((ArrayNode) teller.path("dice"));
          }
        });
  }

  private static List<ExportTampering> ofDraw(int draw) {
    String of = " of draw " + (draw + 1);
    return List.of(
        new ExportTampering(
            "a value" + of,
            match -> everywhere(match, draw, one -> increase((ArrayNode) one.path("values")))),
        new ExportTampering(
            "the number" + of,
            match ->
                everywhere(match, draw, one -> one.put("number", one.path("number").asInt() + 1))),
        new ExportTampering(
            "a value, here alone," + of,
            match -> increase((ArrayNode) draws(match).get(draw).path("values"))),
        new ExportTampering(
            "a value, at its event alone," + of,
            match -> increase((ArrayNode) named(match).get(draw).get(0).path("values"))),
        new ExportTampering(
            "draw " + (draw + 1) + " left out at its event",
            match -> named(match).get(draw).remove(0)),
        new ExportTampering(
            "the rule" + of,
            match ->
                everywhere(match, draw, one -> one.put("rule", one.path("rule").asText() + "0"))),
        new ExportTampering("draw " + (draw + 1) + " left out", match -> draws(match).remove(draw)),
        new ExportTampering(
            "draw " + (draw + 1) + " doubled",
            match -> draws(match).insert(draw, draws(match).get(draw).deepCopy())),
        new ExportTampering(
            "draw " + (draw + 1) + " doubled here and at its event",
            match -> {
              draws(match).insert(draw, draws(match).get(draw).deepCopy());
              ArrayNode at = named(match).get(draw);
              at.add(at.get(0).deepCopy());
            }));
  }

  /** The export with the change. */
  ObjectNode of(JsonNode export) {
    ObjectNode changed = export.deepCopy();
    change.accept(changed);
    if (changed.equals(export)) {
      throw new IllegalStateException("this changes nothing: " + what);
    }
    return changed;
  }

  private static void longer(ObjectNode object, String name) {
    object.put(name, object.path(name).asText() + "0");
  }

  private static ArrayNode draws(JsonNode match) {
    return (ArrayNode) match.path("draws");
  }

  /** The lists of the events that name a draw, in order. */
  private static List<ArrayNode> named(ObjectNode match) {
    List<ArrayNode> named = new ArrayList<>();
    for (JsonNode event : match.path("events")) {
      if (!event.path("draws").isEmpty()) {
        named.add((ArrayNode) event.path("draws"));
      }
    }
    return named;
  }

  /** The index of the event that a draw belongs to. */
  private static int event(ObjectNode match, int draw) {
    int index = 0;
    while (match.path("events").path(index).at("/draws/0/number").asInt() != draw + 1) {
      index++;
    }
    return index;
  }

  private static void everywhere(ObjectNode match, int draw, Consumer<ObjectNode> change) {
    change.accept((ObjectNode) draws(match).get(draw));
    change.accept((ObjectNode) named(match).get(draw).get(0));
  }

  private static void increase(ArrayNode values) {
    int last = values.size() - 1;
    values.set(last, Api.JSON.getNodeFactory().numberNode(values.get(last).asInt() + 1));
  }

  private static void swap(ArrayNode list, int one, int other) {
    JsonNode kept = list.get(one);
    list.set(one, list.get(other));
    list.set(other, kept);
  }

  /** Another hexadecimal text of the same length, or a digit where there was none. */
  private static void turn(ObjectNode object, String name) {
    String text = object.path(name).asText();
    String digit = text.startsWith("0") ? "1" : "0";
    object.put(name, text.isEmpty() ? digit : digit + text.substring(1));
  }
}
