package umpire.testkit.walk;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import umpire.kernel.scenario.Seat;
import umpire.kernel.scenario.Viewer;
import umpire.testkit.Coverage;
import umpire.testkit.cases.Case;
import umpire.testkit.match.Rulebook;
import umpire.testkit.secrecy.SecrecyCheck;
import umpire.testkit.secrecy.SecrecyCounts;
import umpire.testkit.skirmish.Flaw;
import umpire.testkit.skirmish.Model;
import umpire.testkit.skirmish.Skirmish;
import umpire.testkit.skirmish.SkirmishEvent;

class CaseWalkTest {
  private static final Rulebook SOUND = Rulebook.of(new Skirmish(Flaw.NONE));

  private static final String BIDS =
      """
      {"commands": [
        {"seat": "red", "command": {"type": "bid", "amount": 1}},
        {"seat": "blue", "command": {"type": "bid", "amount": 1}},
        {"seat": "red", "command": {"type": "aim", "at": "0101"}},
        {"seat": "red", "command": {"type": "fire", "strength": 1}},
        {"seat": "red", "command": {"type": "pass"}},
        {"seat": "blue", "command": {"type": "pass"}}
      ]}""";

  @Test
  void aCaseIsFollowedFromRestToRestUntilARefusal() {
    List<Situation> situations = Situation.of(SOUND, List.of(bids("\"scenario\": \"duel\"")));
    // Aiming is half an order, and it is no longer red's turn when red passes.
    assertThat(situations)
        .extracting(Situation::name)
        .containsExactly(
            "bids",
            "bids after 1 of its commands",
            "bids after 2 of its commands",
            "bids after 4 of its commands");
    Model.Position shot = (Model.Position) situations.getLast().position();
    assertThat(shot.agenda().top()).isEqualTo(new Model.Frame.Acting(new Seat("blue"), true));
    assertThat(shot.tally().draws()).isEqualTo(2);
    assertThat(shot.hits()).isEqualTo(1);
  }

  @Test
  void aCaseMayWriteItsPositionOut() {
    List<Situation> situations = Situation.of(SOUND, List.of(bids("\"position\": " + later())));
    assertThat(situations).hasSize(4);
    CaseWalk caseWalk = CaseWalk.from(situations.getFirst(), 5, 1);
    assertThat(caseWalk.from()).isEqualTo("bids");
    assertThat(caseWalk.frames()).contains("Bidding", "Acting");
    assertThat(caseWalk.checks()).containsKeys(Promise.REPLAY, Promise.POSITION, Promise.SIZE);
    // One turn is left, and its draws are numbered from the ninth.
    assertThat(caseWalk.ended()).isTrue();
    assertThat(caseWalk.inputs()).isBetween(4, CaseWalk.INPUTS);
  }

  @Test
  void aCaseOfAnotherFormAndAnIgnoredOneLeadNowhere() {
    Case table = bids("\"strength\": 1");
    Case ignored =
        new Case(Path.of("f"), "i", "1", table.given(), table.when(), table.then(), "why");
    assertThat(Situation.of(SOUND, List.of(table, ignored))).isEmpty();
  }

  @Test
  void aCaseThatCannotBeFollowedIsNamed() {
    assertThatThrownBy(() -> start(Flaw.SKIPS_A_DRAW_NUMBER))
        .hasMessageStartingWith("case bids: ")
        .hasMessageContaining("was next");
  }

  @Test
  void theSameSeedIsTheSameExcursion() {
    Situation start = start(Flaw.NONE);
    assertThat(CaseWalk.from(start, 3, 2)).isEqualTo(CaseWalk.from(start, 3, 2));
  }

  @Test
  void whatAnExcursionReachesIsWalked() {
    List<CaseWalk> all =
        LongStream.range(0, 20)
            .mapToObj(seed -> CaseWalk.from(start(Flaw.NONE, "melee"), seed, 5))
            .toList();
    Coverage coverage = Coverage.of(SOUND, all, List.of());
    assertThat(coverage.whole()).isTrue();
    assertThat(coverage.walks()).isZero();
    assertThat(coverage.line("skirmish")).contains("0 walks, 20 excursions from cases");
  }

  @ParameterizedTest
  @CsvSource({
    "REFUSES_AN_OFFER, offered and refused",
    "ACCEPTS_WHAT_IS_NOT_OFFERED, not offered and accepted",
    "REPLAY_DIFFERS, replay differs",
  })
  void aFindingNamesItsCaseAndItsSeed(Flaw flaw, String message) {
    Situation start = start(flaw);
    assertThatThrownBy(() -> LongStream.range(0, 40).forEach(seed -> CaseWalk.from(start, seed, 1)))
        .isInstanceOf(WalkFailure.class)
        .hasMessageStartingWith("skirmish, case bids, seed ")
        .hasMessageContaining(message);
  }

  @Test
  void pairsFromACaseKeepTheSecret() {
    Situation start = start(Flaw.NONE);
    SecrecyCounts secrecyCounts = SecrecyCounts.none();
    for (int seed = 0; seed < 10; seed++) {
      secrecyCounts = secrecyCounts.plus(pair(start, "blue", seed));
    }
    assertThat(secrecyCounts.pairs()).isEqualTo(10);
    assertThat(secrecyCounts.hidden()).isGreaterThan(7);
    assertThat(secrecyCounts.viewers()).containsOnlyKeys("from blue");
    assertThat(pair(start, "red", 1).hidden()).isZero();
  }

  @ParameterizedTest
  @EnumSource(
      value = Flaw.class,
      names = {"LEAKS_IN_THE_VIEW", "LEAKS_ON_THE_BOARD"})
  void aPlantedLeakIsCaught(Flaw flaw) {
    Situation start = start(flaw);
    assertThatThrownBy(() -> LongStream.range(0, 20).forEach(seed -> pair(start, "blue", seed)))
        .isInstanceOf(WalkFailure.class)
        .hasMessageStartingWith("resampled skirmish/bids, seed ")
        .hasMessageContaining("the two positions can be distinguished by ");
  }

  private static SecrecyCounts pair(Situation start, String seat, long seed) {
    Viewer viewer = new Viewer.Of(new Seat(seat));
    return SecrecyCheck.pair(
        start,
        viewer,
        seed,
        event ->
            event instanceof SkirmishEvent.BidsOpened
                || event instanceof SkirmishEvent.ShotResolved,
        Object::toString);
  }

  private static Situation start(Flaw flaw) {
    return start(flaw, "duel");
  }

  private static Situation start(Flaw flaw, String scenario) {
    Rulebook book = Rulebook.of(new Skirmish(flaw));
    Case one = bids("\"scenario\": \"%s\"".formatted(scenario));
    return Situation.of(book, List.of(one)).getFirst();
  }

  /** The opening, in its last turn, after eight draws. */
  private static String later() {
    Object opening =
        SOUND.play().open(SOUND.pack().scenario("duel"), SOUND.pack().choose(Map.of())).position();
    ObjectNode tree = (ObjectNode) SOUND.codec().tree(opening);
    tree.withObject("/tally").put("draws", 8);
    return tree.put("turn", 5).toString();
  }

  /** A case in which both bid and red shoots; the dice are initiative and hit. */
  private static Case bids(String given) {
    return new Case(
        Path.of("bids.json"),
        "bids",
        "1.1",
        json("{%s, \"dice\": [1, 1]}".formatted(given)),
        json(BIDS),
        JsonNodeFactory.instance.objectNode(),
        "");
  }

  private static JsonNode json(String text) {
    return SOUND
        .codec()
        .read(text.getBytes(java.nio.charset.StandardCharsets.UTF_8), JsonNode.class);
  }
}
