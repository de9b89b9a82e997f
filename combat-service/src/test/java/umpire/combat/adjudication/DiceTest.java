package umpire.combat.adjudication;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import umpire.combat.sample.Sample;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.dice.Chance;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.play.Report;

/** What a report says of its dice is what an export of the match says, so it must be the truth. */
class DiceTest {
  @Test
  void aReportNamesEveryDieInTheOrderThrown() {
    for (int digit = 0; digit < 16; digit++) {
      DrawKey key = new DrawKey(Sample.key(digit));
      Noted noted = new Noted(key.chance());

      Report report = Sample.NARVIK.rules().adjudicate(Sample.NARVIK.typed(), noted);

      assertThat(report).isInstanceOf(DiceReport.class);
      DiceReport diceReport = (DiceReport) report;
      assertThat(diceReport.sides()).isNotEmpty().isEqualTo(noted.sides);
      assertThat(diceReport.dice()).isEqualTo(noted.values);
    }
  }

  /** Notes what is thrown. */
  private static final class Noted implements Chance {
    private final Chance thrown;
    private final List<Integer> sides = new ArrayList<>();
    private final List<Integer> values = new ArrayList<>();

    Noted(Chance thrown) {
      this.thrown = thrown;
    }

    @Override
    public int die(int shape) {
      int value = thrown.die(shape);
      sides.add(shape);
      values.add(value);
      return value;
    }
  }
}
