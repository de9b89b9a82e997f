package umpire.chassis.testing;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

/** A hostile body differs from the good one in one place, so that this place alone is tested. */
class HostileBodiesTest {
  private static final String GOOD = "{\"a\":\"x\",\"b\":{\"c\":\"y\",\"d\":1},\"e\":[\"z\"]}";

  private final List<String> bodies = HostileBodies.of(GOOD);

  @Test
  void a_text_is_replaced_in_one_place() {
    assertThat(bodies)
        .contains(
            GOOD.replace("\"x\"", "\"\\u0000\""),
            GOOD.replace("\"y\"", "\"\\ud800\""),
            GOOD.replace("\"z\"", "\"\\u0007\""));
  }

  @Test
  void a_number_is_replaced_in_one_place() {
    assertThat(bodies).contains(GOOD.replace("1", "1e400"));
  }

  @Test
  void a_member_of_each_object_is_doubled() {
    assertThat(bodies)
        .contains(GOOD.replace("]}", "],\"a\":\"x\"}"), GOOD.replace("1}", "1,\"c\":\"y\"}"));
  }
}
