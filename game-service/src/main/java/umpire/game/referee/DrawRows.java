package umpire.game.referee;

import java.util.Collections;
import java.util.List;
import umpire.game.store.DrawRow;
import umpire.kernel.cite.RuleId;
import umpire.kernel.combat.Diced;
import umpire.kernel.play.DrawId;
import umpire.kernel.play.Lot;
import umpire.kernel.play.Pending;

/** Draws as they are stored. */
final class DrawRows {
  private DrawRows() {}

  /** One that was made here. */
  static DrawRow made(Pending.Draw<?> draw, List<Integer> values) {
    List<String> seenBy = draw.seenBy().stream().map(Match::name).sorted().toList();
    return switch (draw.lot()) {
      case Lot.Dice(int count, int sides) ->
          new DrawRow(
              draw.id().number(),
              draw.rule().value(),
              DrawRow.DICE,
              Collections.nCopies(count, sides),
              values,
              seenBy,
              true);
      case Lot.Shuffle(int size) ->
          new DrawRow(
              draw.id().number(),
              draw.rule().value(),
              DrawRow.SHUFFLE,
              List.of(size),
              values,
              seenBy,
              true);
    };
  }

  /** One that another service is to make. */
  static DrawRow asked(DrawId id, RuleId rule, List<String> seenBy) {
    return new DrawRow(
        id.number(), rule.value(), DrawRow.DICE, List.of(), List.of(), seenBy, false);
  }

  /** One that another service has made. */
  static DrawRow thrown(DrawId id, RuleId rule, Diced diced, List<String> seenBy) {
    return new DrawRow(
        id.number(), rule.value(), DrawRow.DICE, diced.sides(), diced.dice(), seenBy, true);
  }
}
