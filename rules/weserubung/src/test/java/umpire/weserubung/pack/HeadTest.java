package umpire.weserubung.pack;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.groups.Tuple.tuple;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import umpire.kernel.citation.RuleId;
import umpire.kernel.pack.OptionRow;
import umpire.kernel.pack.RuleRow;
import umpire.kernel.pack.SeatRow;
import umpire.kernel.scenario.Seat;
import umpire.weserubung.model.counter.Nation;
import umpire.weserubung.model.scenario.Setup;
import umpire.weserubung.model.scenario.Setup.Play;

/** The head of the pack: who plays, what may be agreed, and how a match may begin. */
class HeadTest {
  private final JsonNode head = Weserubungs.file("pack.json");
  private final List<SeatRow> seats = Weserubungs.CODEC.readList(head.get("seats"), SeatRow.class);
  private final List<OptionRow> options =
      Weserubungs.CODEC.readList(head.get("options"), OptionRow.class);

  @Test
  void R1_1_twoOrThreePlayersAndTheirNations() {
    assertThat(seats)
        .extracting(SeatRow::id, SeatRow::side, SeatRow::nations)
        .containsExactly(
            tuple(new Seat("german"), "german", List.of("germany")),
            tuple(new Seat("allied"), "allied", List.of("norway", "britain", "france")),
            tuple(new Seat("western"), "allied", List.of("britain", "france")),
            tuple(new Seat("norwegian"), "allied", List.of("norway")));
  }

  /** Whoever is seated, every nation that takes part is played by exactly one of them. */
  @Test
  void R1_1_everyNationHasOneSeatInEveryScenario() {
    for (String id : scenarios()) {
      Map<String, Integer> played = new TreeMap<>();
      seats.stream()
          .filter(seat -> seated(id).contains(seat.id().id()))
          .flatMap(seat -> seat.nations().stream())
          .forEach(nation -> played.merge(nation, 1, Integer::sum));
      assertThat(played.values()).as(id).containsOnly(1);
      assertThat(Weserubungs.setup(id).morale().keySet().stream().map(Weserubungs::word))
          .as(id)
          .isSubsetOf(played.keySet());
    }
  }

  @Test
  void whatMayBeAgreed() {
    assertThat(options)
        .extracting(OptionRow::id, OptionRow::rule, OptionRow::values, OptionRow::preset)
        .containsExactly(
            tuple("last-turn", rule("5.1/r1"), List.of("24-june", "28-june"), "24-june"),
            tuple("western-morale", rule("14.3/r26"), List.of("each", "together"), "each"),
            tuple(
                "river-cost",
                rule("9.0-riv-a/r47"),
                List.of("two-in-all", "plus-two"),
                "two-in-all"),
            tuple("battery-dice", rule("14.2.2/r75"), List.of("1", "2", "3", "4", "5", "6"), "2"),
            tuple(
                "leader-refuge",
                rule("3.5-d/r76"),
                List.of("own-side-first", "any-hex"),
                "own-side-first"),
            tuple("optional-units", rule("14.1.1"), List.of("on", "off"), "on"));
    List<RuleId> ledger =
        Weserubungs.CODEC.readList(Weserubungs.file("rules.json"), RuleRow.class).stream()
            .map(RuleRow::id)
            .toList();
    assertThat(options).extracting(OptionRow::rule).isSubsetOf(ledger);
  }

  @Test
  void howAMatchMayBegin() {
    assertThat(scenarios())
        .containsExactly("one-battle", "ashore", "ashore-3", "campaign", "campaign-3");
    assertThat(scenarios())
        .extracting(id -> Weserubungs.setup(id).play())
        .containsExactly(Play.BATTLE, Play.ASHORE, Play.ASHORE, Play.CAMPAIGN, Play.CAMPAIGN);
    assertThat(scenarios())
        .allMatch(
            id -> Weserubungs.file("scenarios/" + id + ".json").get("id").asText().equals(id));
    assertThat(scenarios())
        .extracting(this::seated)
        .containsExactly(
            List.of("german", "allied"),
            List.of("german", "allied"),
            List.of("german", "western", "norwegian"),
            List.of("german", "allied"),
            List.of("german", "western", "norwegian"));
  }

  /** A scenario says the same for two players and for three. */
  @Test
  void R1_1_threePlayersHaveTheSameSetUp() {
    assertThat(Weserubungs.setup("ashore-3")).isEqualTo(Weserubungs.setup("ashore"));
    assertThat(Weserubungs.setup("campaign-3")).isEqualTo(Weserubungs.setup("campaign"));
  }

  @Test
  void everyPieceBelongsToANationThatTakesPart() {
    for (String id : scenarios()) {
      Setup setup = Weserubungs.setup(id);
      assertThat(setup.pieces())
          .as(id)
          .isNotEmpty()
          .extracting(piece -> Weserubungs.counter(piece.counter()).nation())
          .isSubsetOf(setup.morale().keySet().toArray(Nation[]::new));
    }
  }

  private List<String> scenarios() {
    return Weserubungs.CODEC.readList(head.get("scenarios"), String.class);
  }

  private List<String> seated(String scenario) {
    JsonNode seated = Weserubungs.file("scenarios/" + scenario + ".json").get("seats");
    return Weserubungs.CODEC.readList(seated, String.class);
  }

  private static RuleId rule(String id) {
    return new RuleId(id);
  }
}
