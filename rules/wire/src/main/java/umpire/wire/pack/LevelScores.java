package umpire.wire.pack;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.ObjectMapper;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Set;
import umpire.kernel.game.Game;
import umpire.wire.WireException;

/**
 * What each level of victory counts for ratings and tournaments, from 0 to 1: house data in {@code
 * <game>/scores.json}, beside the pack and not of its edition, since no rule depends on it. A level
 * that is not there, and each way to end that no rulebook has (resignation, time, agreement),
 * counts 1 for whoever won and 0 for the others, or 0.5 for everybody where nobody won.
 */
public final class LevelScores {
  private static final BigDecimal HALF = new BigDecimal("0.5");

  private final Map<String, Map<String, BigDecimal>> byScenario;

  private LevelScores(Map<String, Map<String, BigDecimal>> byScenario) {
    this.byScenario = byScenario;
  }

  /**
   * Those of a game; nothing is in it where the game has no such file. Throws WireException with
   * the place where the file cannot be read: a scenario that the pack does not have is no fault of
   * it, a share below 0.5 or above 1 is. Throws UncheckedIOException where it is no JSON.
   */
  public static LevelScores of(Game game) {
    String file = game.id() + "/scores.json";
    try (InputStream in = game.getClass().getResourceAsStream("/" + file)) {
      return in == null ? new LevelScores(Map.of()) : read(in.readAllBytes(), file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static LevelScores read(byte[] bytes, String file) throws IOException {
    JsonNode json = new ObjectMapper().readTree(bytes);
    if (!json.path("provenance").path("kind").asText().equals("house")) {
      throw new WireException("/provenance/kind", "it is house data and says so").in(file);
    }
    Map<String, Map<String, BigDecimal>> all = new LinkedHashMap<>();
    json.path("scenarios")
        .properties()
        .forEach(
            scenario -> {
              Map<String, BigDecimal> levels = new LinkedHashMap<>();
              for (Map.Entry<String, JsonNode> level : scenario.getValue().properties()) {
                String place = "/scenarios/" + scenario.getKey() + "/" + level.getKey();
                levels.put(level.getKey(), share(level.getValue(), place, file));
              }
              all.put(scenario.getKey(), Map.copyOf(levels));
            });
    return new LevelScores(Map.copyOf(all));
  }

  private static BigDecimal share(JsonNode json, String place, String file) {
    BigDecimal share = json.isNumber() ? json.decimalValue() : BigDecimal.valueOf(-1);
    if (share.compareTo(HALF) < 0 || share.compareTo(BigDecimal.ONE) > 0) {
      throw new WireException(place, "what a winner has is from 0.5 to 1").in(file);
    }
    return share;
  }

  /** The levels that count something of their own, by scenario. */
  public Map<String, Set<String>> levels() {
    Map<String, Set<String>> levels = new LinkedHashMap<>();
    byScenario.forEach((scenario, shares) -> levels.put(scenario, shares.keySet()));
    return levels;
  }

  /**
   * What each seat has, from 0 to 1, in the order of the seats.
   *
   * @param winners none where nobody won
   */
  public Map<String, BigDecimal> of(
      String scenario, String level, Collection<String> seats, Set<String> winners) {
    BigDecimal share =
        byScenario
            .getOrDefault(scenario, Map.of())
            .getOrDefault(level, winners.isEmpty() ? HALF : BigDecimal.ONE);
    Map<String, BigDecimal> scores = new LinkedHashMap<>();
    for (String seat : seats) {
      boolean won = winners.isEmpty() || winners.contains(seat);
      scores.put(seat, won ? share : BigDecimal.ONE.subtract(share));
    }
    return scores;
  }
}
