package umpire.combat.events;

import static org.assertj.core.api.Assertions.assertThatCode;

import io.quarkus.test.junit.QuarkusTest;
import io.quarkus.test.junit.TestProfile;
import java.util.Objects;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.Test;
import umpire.combat.sample.Sample;
import umpire.desk.testing.MissingEditionsCheck;
import umpire.desk.testing.QuestionClient;

@QuarkusTest
@TestProfile(OwnSpace.class)
class MissingEditionsTest {
  @Nullable QuestionClient client;

  @Test
  void aQuestionOfAnUnknownEditionHoldsUpNobodyAndReadinessNamesIt() {
    try (QuestionClient asking = Objects.requireNonNull(client)) {
      assertThatCode(
              () ->
                  MissingEditionsCheck.holds(
                      asking, "combat-service", () -> Sample.NARVIK.question(Sample.key(1))))
          .doesNotThrowAnyException();
    }
  }
}
