package umpire.chassis.http;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.UncheckedIOException;
import org.junit.jupiter.api.Test;

class MemoryBudgetTest {
  private static final int MEBIBYTE = 1024 * 1024;
  private static final ObjectMapper JSON = new ObjectMapper();

  private final MemoryBudget budget = new MemoryBudget(4 * MEBIBYTE);

  @Test
  void one_takes_half_at_most_and_all_together_the_whole() {
    try (MemoryBudget.Share one = budget.open();
        MemoryBudget.Share two = budget.open();
        MemoryBudget.Share three = budget.open()) {
      one.add(2 * MEBIBYTE);
      assertThat(refusal(one, 1)).isEqualTo(413);
      two.add(MEBIBYTE);
      two.add(MEBIBYTE);
      assertThat(refusal(three, 1)).isEqualTo(503);
      one.giveBack(10);
      three.add(10);
      assertThat(budget.held()).isEqualTo(4 * MEBIBYTE);
    }
    assertThat(budget.held()).isZero();
  }

  @Test
  void a_refusal_because_of_others_has_a_retry_time() {
    try (MemoryBudget.Share one = budget.open();
        MemoryBudget.Share two = budget.open();
        MemoryBudget.Share three = budget.open()) {
      one.add(2 * MEBIBYTE);
      two.add(2 * MEBIBYTE);
      assertThat(catchThrowableOfType(ProblemException.class, () -> three.add(1)).headers())
          .containsEntry("Retry-After", "2");
    }
  }

  @Test
  void a_share_is_given_back_once_and_not_used_any_more() {
    MemoryBudget.Share share = budget.open();
    share.add(100);
    share.close();
    share.close();
    assertThat(budget.held()).isZero();
    assertThatThrownBy(() -> share.add(1)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> share.giveBack(1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void a_body_weighs_at_least_what_its_tree_holds() {
    // Estimates, in bytes, not measurements: an array takes 44, an object 100, a short text 64.
    assertThat(weight("[" + "[],".repeat(9_999) + "[]]")).isGreaterThan(10_000L * 44);
    assertThat(weight("[" + "{},".repeat(9_999) + "{}]")).isGreaterThan(10_000L * 100);
    assertThat(weight("[" + "\"a\",".repeat(9_999) + "\"a\"]")).isGreaterThan(10_000L * 64);
    assertThat(weight("\"" + "x".repeat(10_000) + "\"")).isGreaterThan(20_000L);
    assertThat(weight("{\"a\": 1}")).isLessThan(2 * 1024);
  }

  private long weight(String json) {
    MemoryBudget.Share share = new MemoryBudget(1L << 40).open();
    try (BodyParser parser = new BodyParser(JSON.createParser(json), share)) {
      JsonNode _ = JSON.readTree((JsonParser) parser);
      return parser.taken();
    } catch (IOException impossible) {
      throw new UncheckedIOException(impossible);
    }
  }

  private static int refusal(MemoryBudget.Share share, long more) {
    return catchThrowableOfType(ProblemException.class, () -> share.add(more)).problem().status();
  }
}
