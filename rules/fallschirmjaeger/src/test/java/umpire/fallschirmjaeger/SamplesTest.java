package umpire.fallschirmjaeger;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.offset;

import com.fasterxml.jackson.databind.JsonNode;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import umpire.fallschirmjaeger.combat.CombatBrief;
import umpire.fallschirmjaeger.combat.FallschirmjaegerCombat;
import umpire.fallschirmjaeger.supply.FallschirmjaegerSupply;
import umpire.fallschirmjaeger.supply.LineBrief;
import umpire.kernel.combat.Policy;
import umpire.kernel.dice.DrawKey;
import umpire.kernel.play.Input;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Seat;
import umpire.testkit.cases.Samples;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;

/** What services ask with the samples is answered as they say. */
class SamplesTest {
  private static final Rulebook BOOK = Rulebook.of(new Fallschirmjaeger(), Edition.real());

  private static JsonNode sample(String name) {
    return Samples.of(BOOK.game(), name);
  }

  private static JsonNode tree(Object value) {
    return BOOK.codec().tree(value);
  }

  @Test
  void theBattleFallsDifferentlyAndItsOddsAreWhole() {
    CombatBrief brief =
        (CombatBrief) BOOK.codec().read(sample("battle").get("brief"), BOOK.types().combatBrief());
    FallschirmjaegerCombat combat = new FallschirmjaegerCombat(BOOK.pack());
    Set<JsonNode> reports = new HashSet<>();
    for (int key = 1; key <= 8; key++) {
      String hex = Integer.toHexString(key).repeat(64);
      reports.add(tree(combat.adjudicate(brief, new DrawKey(hex).chance())));
    }
    assertThat(reports).hasSizeGreaterThan(4);
    assertThat(reports)
        .allSatisfy(
            report ->
                assertThat(report.at(sample("battle").get("outcome").asText()).isObject())
                    .isTrue());
    assertThat(
            combat.odds(brief, Policy.none()).chances().stream()
                .mapToDouble(chances -> chances.of().decimal())
                .sum())
        .isCloseTo(1.0, offset(1e-9));
  }

  @Test
  void theLinesAreThoseExpected() {
    LineBrief brief =
        (LineBrief) BOOK.codec().read(sample("trace").get("brief"), BOOK.types().supplyBrief());
    JsonNode report = tree(new FallschirmjaegerSupply(BOOK.pack()).trace(brief));
    sample("trace")
        .get("expected")
        .properties()
        .forEach(
            one -> assertThat(report.at(one.getKey())).as(one.getKey()).isEqualTo(one.getValue()));
  }

  @Test
  void theOrderOfTheOpeningIsAcceptedAndTheOthersRefusedByARule() {
    JsonNode opening = sample("opening");
    assertThat(ruling(opening, opening.get("order"))).isInstanceOf(Ruling.Accepted.class);
    List<JsonNode> refused = opening.get("refused").valueStream().toList();
    assertThat(refused).hasSizeGreaterThan(4);
    for (JsonNode order : refused) {
      assertThat(ruling(opening, order)).as(order.toString()).isInstanceOf(Ruling.Refused.class);
    }
  }

  private static Ruling<?, ?, ?> ruling(JsonNode opening, JsonNode order) {
    Match match =
        Match.open(
            BOOK,
            BOOK.pack().scenario(opening.get("scenario").asText()),
            BOOK.pack().choose(Map.of()),
            1);
    Object command = BOOK.codec().read(order, BOOK.types().command());
    return match.put(new Input.Chosen<>(new Seat(opening.get("seat").asText()), command));
  }
}
