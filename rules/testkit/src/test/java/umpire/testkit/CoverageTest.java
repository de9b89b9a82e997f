package umpire.testkit;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import umpire.testkit.match.ReachedTypes;
import umpire.testkit.match.Rulebook;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.walk.Walk;
import umpire.testkit.walk.WalkReport;

class CoverageTest {
  private final Rulebook book = Rulebook.of(new Skirmish(Flaw.NONE));

  @Test
  void whatNoWalkReachedIsNamed() {
    Coverage coverage = Coverage.of(book, List.of(), List.of());
    assertThat(coverage.whole()).isFalse();
    assertThat(coverage.unreachedFrames()).contains("Bidding", "Ended").hasSize(8);
    assertThat(coverage.unreachedCommands()).contains("Taunt").hasSize(8);
    assertThat(coverage.line("skirmish")).contains("Bidding").contains("Taunt");
  }

  @Test
  void aWalkReachesMuchAndACaseTheRest() {
    WalkReport walk =
        Walk.play(book, book.pack().scenario("melee"), book.pack().choose(Map.of()), 1);
    Coverage walked = Coverage.of(book, List.of(walk), List.of());
    assertThat(walked.unreachedFrames()).isEmpty();
    ReachedTypes reachedTypes = new ReachedTypes();
    List.of(
            new Model.Command.Sneak(new umpire.kernel.hex.Place("0101")),
            new Model.Command.Taunt(),
            new Model.Command.Pass(),
            new Model.Command.Yield(),
            new Model.Command.Bid(1))
        .forEach(reachedTypes::command);
    JsonNode happened =
        JsonNodeFactory.instance.objectNode().set(ReachedTypes.MEMBER, reachedTypes.json());
    Coverage both = Coverage.of(book, List.of(walk), List.of(happened));
    assertThat(both.cases()).isEqualTo(1);
    assertThat(both.unreachedCommands()).isEmpty();
    assertThat(both.unwalkedCommands()).isEqualTo(walked.unreachedCommands());
  }
}
