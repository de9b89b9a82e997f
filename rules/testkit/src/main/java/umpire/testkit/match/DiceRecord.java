package umpire.testkit.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.wire.Codec;

/**
 * What openapi/export.md asks of every game: the first event after dice names their draw, and holds
 * each die once, so that whoever verifies an export needs no rules.
 */
final class DiceRecord {
  private static final Pattern DICE = Pattern.compile("die|dice|.*Dice");

  private DiceRecord() {}

  /** Throws IllegalStateException if the first event after dice does not hold them. */
  static void check(
      Codec codec, Pending<Object> pending, Input<Object> input, List<Object> events) {
    int draw = draw(pending);
    if (draw == 0) {
      return;
    }
    JsonNode first = codec.tree(events.getFirst());
    require(first.path("draw").asInt() == draw, draw, "does not name it", first);
    List<Integer> thrown = thrown(pending, input);
    require(held(first).equals(thrown), draw, "does not hold its dice " + thrown, first);
  }

  private static void require(boolean kept, int draw, String fault, JsonNode event) {
    if (!kept) {
      throw new IllegalStateException(
          "the first event after draw %d %s: %s".formatted(draw, fault, event));
    }
  }

  private static int draw(Pending<Object> pending) {
    if (pending instanceof Pending.Draw<Object> draw) {
      return draw.id().number();
    }
    return pending instanceof Pending.Question<Object> question
            && question.adjudicator() instanceof Adjudicator.Combat combat
        ? combat.draw().number()
        : 0;
  }

  private static List<Integer> thrown(Pending<Object> pending, Input<Object> input) {
    if (input instanceof Input.Reported<Object> reported) {
      return reported.report() instanceof DiceReport report ? report.dice() : List.of();
    }
    return input instanceof Input.Drawn<Object> drawn
            && pending instanceof Pending.Draw<Object> draw
            && draw.lot() instanceof DrawKind.Dice
        ? drawn.values()
        : List.of();
  }

  private static List<Integer> held(JsonNode event) {
    List<Integer> dice = new ArrayList<>();
    for (Map.Entry<String, JsonNode> member : event.properties()) {
      JsonNode value = member.getValue();
      if (DICE.matcher(member.getKey()).matches()) {
        (value.isArray() ? value : List.of(value)).forEach(die -> dice.add(die.asInt()));
      } else if (member.getKey().equals("report")) {
        dice.addAll(held(value));
      } else if (value.isArray() && !member.getKey().equals("findings")) {
        value.forEach(part -> dice.addAll(held(part)));
      }
    }
    return dice;
  }
}
