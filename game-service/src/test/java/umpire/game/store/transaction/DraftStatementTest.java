package umpire.game.store.transaction;

import static org.assertj.core.api.Assertions.assertThat;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import java.util.UUID;
import org.jspecify.annotations.NullUnmarked;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.TestIssuer;
import umpire.game.testing.TwoPlayerMatch;
import umpire.local.testing.HostResource;

/** A draft is of a decision at a revision: it is not written once the match stands further on. */
@QuarkusTest
@WithTestResource(HostResource.class)
@WithTestResource(TestIssuer.class)
@NullUnmarked // fields are injected
class DraftStatementTest {
  /** At which a match stands that has just begun. */
  private static final int BEGUN = 1;

  @Inject DraftStatement statement;

  @Test
  void aDraftOfAnotherRevisionIsOvertaken() {
    UUID match = UUID.fromString(TwoPlayerMatch.begin().match());
    StoredTransaction.DraftChange first =
        StoredTransaction.DraftChange.of(DraftRow.none("german"), 1, "[{}]");
    assertThat(write(match, BEGUN - 1, first, "before")).isEqualTo(AppendResult.OVERTAKEN);
    assertThat(write(match, BEGUN + 1, first, "after")).isEqualTo(AppendResult.OVERTAKEN);
    assertThat(write(match, BEGUN, first, "now")).isEqualTo(AppendResult.DONE);
  }

  private AppendResult write(
      UUID match, int revision, StoredTransaction.DraftChange change, String commandId) {
    AnswerRow answer = new AnswerRow("somebody", commandId, "f", 0, 0, "[]");
    return statement.write(match, revision, change, answer).await().indefinitely();
  }
}
