package umpire.game.referee.fairplay;

import java.util.ArrayList;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import umpire.game.referee.fairplay.FairPlayReport.Agreement;
import umpire.game.referee.fairplay.FairPlayReport.AnsweredDecision;
import umpire.game.referee.fairplay.FairPlayReport.SeatRecord;
import umpire.game.store.match.SeatRow;
import umpire.game.store.transaction.DrawRow;

/** What a seat did, counted while its match is replayed. */
final class SeatTally {
  private final List<AnsweredDecision> answered = new ArrayList<>();
  private final SortedMap<Integer, RolledDice> dice = new TreeMap<>();
  private int choices;
  private int agreed;
  private int inAdvance;
  private int lapsed;

  void answer(AnsweredDecision decision) {
    answered.add(decision);
  }

  /** One more decision left a choice; whether it is among those that are compared. */
  boolean mayCompare() {
    choices++;
    return choices <= Agreement.MOST;
  }

  void compare(boolean agrees) {
    agreed += agrees ? 1 : 0;
  }

  void answerInAdvance() {
    inAdvance++;
  }

  void lapse() {
    lapsed++;
  }

  /** A die of one side shows nothing by chance, and of a shuffle there is no mean. */
  void roll(DrawRow draw) {
    if (!draw.lot().equals(DrawRow.DICE)) {
      return;
    }
    for (int i = 0; i < draw.values().size(); i++) {
      int sides = draw.sides().get(i);
      if (sides > 1) {
        RolledDice before = dice.getOrDefault(sides, new RolledDice(sides, 0, 0));
        dice.put(sides, before.with(draw.values().get(i)));
      }
    }
  }

  List<RolledDice> dice() {
    return List.copyOf(dice.values());
  }

  SeatRecord record(SeatRow seat) {
    Agreement agreement = new Agreement(choices, Math.min(choices, Agreement.MOST), agreed);
    return new SeatRecord(
        seat.seat(), seat.account(), answered, inAdvance, lapsed, agreement, dice());
  }
}
