package umpire.supply.events;

import static org.assertj.core.api.Assertions.assertThatCode;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import umpire.desk.testing.MissingEditionsCheck;
import umpire.desk.testing.QuestionClient;
import umpire.supply.sample.Sample;

@QuarkusTest
@TestProfile(OwnSpace.class)
class MissingEditionsTest {
  @Nullable QuestionClient client;

  @Test
  void aQuestionOfAnUnknownEditionHoldsUpNobodyAndReadinessNamesIt() {
    try (QuestionClient asking = Objects.requireNonNull(client)) {
      assertThatCode(
              () -> MissingEditionsCheck.holds(asking, "supply-service", Sample.NARVIK::question))
          .doesNotThrowAnyException();
    }
  }
}
