package umpire.supply.events;

import static org.assertj.core.api.Assertions.assertThatCode;

import io.quarkus.test.common.WithTestResource;
import io.quarkus.test.junit.QuarkusTest;
import jakarta.inject.Inject;
import org.junit.jupiter.api.Test;
import umpire.chassis.kafka.Publisher;
import umpire.desk.rulebook.Rulebooks;
import umpire.desk.testing.PublishedEditionCheck;
import umpire.desk.testing.QuestionClient;
import umpire.local.testing.HostResource;
import umpire.local.testing.TestSpace;
import umpire.supply.sample.Sample;
import umpire.supply.tracing.SupplyRulebook;

/** Questions under an edition that was published after the build. */
@QuarkusTest
@WithTestResource(HostResource.class)
class EditionsFeedTest {
  private final PublishedEditionCheck published;

  @Inject
  EditionsFeedTest(Publisher publisher, Rulebooks<SupplyRulebook> rulebooks) {
    this.published = new PublishedEditionCheck(publisher, rulebooks);
  }

  @Test
  void aPublishedEditionIsPlayedAndAnUnreadableOneHoldsUpNobody() {
    try (QuestionClient asking = new QuestionClient(TestSpace.ofThisFork(), "supply")) {
      assertThatCode(
              () -> published.holds(asking, Sample.NARVIK.shelved(), Sample.NARVIK.question()))
          .doesNotThrowAnyException();
    }
  }
}
