package umpire.game.referee.transaction;

import java.util.Collections;
import java.util.List;
import umpire.game.referee.state.Match;
import umpire.game.store.transaction.DrawRow;
import umpire.kernel.citation.RuleId;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.id.DrawId;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Pending;

/** Draws as they are stored. */
final class DrawRows {
  private DrawRows() {}

  /** One that was made here. */
  static DrawRow made(Pending.Draw<?> draw, List<Integer> values) {
    List<String> seenBy = draw.seenBy().stream().map(Match::name).sorted().toList();
    return switch (draw.lot()) {
      case DrawKind.Dice(int count, int sides) ->
          new DrawRow(
              draw.id().number(),
              draw.rule().value(),
              DrawRow.DICE,
              Collections.nCopies(count, sides),
              values,
              seenBy,
              true);
      case DrawKind.Shuffle(int size) ->
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
  static DrawRow thrown(DrawId id, RuleId rule, DiceReport diceReport, List<String> seenBy) {
    return new DrawRow(
        id.number(),
        rule.value(),
        DrawRow.DICE,
        diceReport.sides(),
        diceReport.dice(),
        seenBy,
        true);
  }
}
