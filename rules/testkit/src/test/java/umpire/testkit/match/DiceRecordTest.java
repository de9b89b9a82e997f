package umpire.testkit.match;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.id.DrawId;
import umpire.kernel.play.DrawKind;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.skirmish.SkirmishEvent;

class DiceRecordTest {
  private static final Pending<Object> PENDING =
      new Pending.Draw<>(new DrawId(3), new DrawKind.Dice(1, 6), new RuleId("1.1"), Set.of());
  private static final Input<Object> INPUT = new Input.Drawn<>(new DrawId(3), List.of(4));

  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));

  private void check(Object first) {
    DiceRecord.check(book.codec(), PENDING, INPUT, List.of(first));
  }

  private static Object rolled(int draw, int die) {
    return new SkirmishEvent.InitiativeRolled(new DrawId(draw), die);
  }

  @Test
  void theFirstEventNamesTheDrawAndHoldsItsDice() {
    assertThatCode(() -> check(rolled(3, 4))).doesNotThrowAnyException();
  }

  @Test
  void anotherDrawIsAFault() {
    assertThatThrownBy(() -> check(rolled(2, 4)))
        .hasMessageStartingWith("the first event after draw 3 does not name it");
  }

  @Test
  void otherDiceAreAFault() {
    assertThatThrownBy(() -> check(rolled(3, 5)))
        .hasMessageStartingWith("the first event after draw 3 does not hold its dice [4]");
  }

  @Test
  void anEventOfTheFlowBeforeThemIsAFault() {
    assertThatThrownBy(() -> check(new SkirmishEvent.Popped()))
        .hasMessageStartingWith("the first event after draw 3 does not name it");
  }
}
