package umpire.desk.callers;

import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import org.junit.jupiter.api.Test;
import umpire.chassis.http.ProblemException;

class BriefLimitsTest {
  private final BriefLimits briefLimits = new BriefLimits(3);

  @Test
  void anArrayOfMoreUnitsThanASideHasIsRefusedWithItsPointer() {
    ObjectNode brief = JsonNodeFactory.instance.objectNode();
    units(brief, "attackers", 3);
    assertThatCode(() -> briefLimits.check(brief)).doesNotThrowAnyException();
    units(brief, "attackers", 4);
    assertThatThrownBy(() -> briefLimits.check(brief))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("4 units; at most 3");
  }

  @Test
  void bothSidesTogetherHaveTwiceAsMany() {
    ObjectNode brief = JsonNodeFactory.instance.objectNode();
    units(brief, "attackers", 3);
    units(brief, "defenders", 3);
    assertThatCode(() -> briefLimits.check(brief)).doesNotThrowAnyException();
    units(brief, "guns", 1);
    assertThatThrownBy(() -> briefLimits.check(brief))
        .isInstanceOf(ProblemException.class)
        .hasMessageContaining("7 units; at most 6");
  }

  private static void units(ObjectNode brief, String side, int number) {
    ArrayNode units = brief.putArray(side);
    for (int i = 0; i < number; i++) {
      units.addObject().put("unit", i);
    }
  }
}
