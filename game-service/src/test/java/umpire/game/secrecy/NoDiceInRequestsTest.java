package umpire.game.secrecy;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.util.HashSet;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import umpire.chassis.testing.Contract;

/** R41: no request of any route has a place for dice, a key or a seed: a client computes none. */
class NoDiceInRequestsTest {
  private static final String DICE_MEMBERS =
      "die|dice|.*Dice|draws?|seed|key|values|report|position";

  /** It holds a match that is over, and each die of it is thrown anew. */
  private static final Set<String> PLAYED_AGAIN = Set.of("importMatch");

  /** Charts have keys and values; nothing of it is a die. */
  private static final Set<String> PACKS = Set.of("layEdition");

  private static final Set<String> WORDS_ON_DRAWS = Set.of("agreed", "never");

  @Test
  void R41_noRequestHasAPlaceForDice() throws IOException {
    Contract contract = Contract.published("game-service");
    int looked = 0;
    for (Contract.Operation operation : contract.operations()) {
      if (operation.json().has("requestBody")
          && !PLAYED_AGAIN.contains(operation.id())
          && !PACKS.contains(operation.id())) {
        Set<String> names = new TreeSet<>();
        names(contract, contract.request(operation), new HashSet<>(), names);
        assertThat(names)
            .as(operation.id())
            .isNotEmpty()
            .noneMatch(name -> name.matches(DICE_MEMBERS));
        looked++;
      }
    }
    assertThat(looked).isGreaterThan(5);
  }

  /** Whether players may agree on a draw, in a word: no die is told by it. */
  private static boolean isWordOnDraws(Contract contract, JsonNode schema) {
    String reference = schema.path("$ref").asText();
    JsonNode words = reference.isEmpty() ? schema : contract.at(reference);
    return WORDS_ON_DRAWS.equals(
        words.path("enum").valueStream().map(JsonNode::asText).collect(Collectors.toSet()));
  }

  private static void names(
      Contract contract, JsonNode schema, Set<String> seen, Set<String> names) {
    String reference = schema.path("$ref").asText();
    if (!reference.isEmpty() && seen.add(reference)) {
      names(contract, contract.at(reference), seen, names);
    }
    schema.path("properties").properties().stream()
        .filter(member -> !isWordOnDraws(contract, member.getValue()))
        .forEach(member -> names.add(member.getKey()));
    schema.forEach(part -> names(contract, part, seen, names));
  }
}
