package umpire.game.referee.act;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.JsonNodeFactory;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.math.BigDecimal;
import java.util.Collection;
import java.util.Collections;
import java.util.Map;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * How a tournament ends a match before its rules do.
 *
 * @param level {@code adjudicated} by staff, {@code deadline} of the round, or {@code void}: the
 *     pairing was taken back
 * @param reason that players read; may be empty
 * @param forfeit whether it counts as though nobody had met, and so for no rating
 * @param scores from 0 to 1 by seat; empty where they follow from whom the match waits for
 */
public record Verdict(
    String level, String reason, boolean forfeit, SortedMap<String, BigDecimal> scores) {
  /** The round of the match is over. */
  public static final String DEADLINE = "deadline";

  /** The round of the match was taken back: it counts for nothing. */
  public static final String VOID = "void";

  private static final Set<String> LEVELS = Set.of("adjudicated", DEADLINE, VOID);
  private static final int LONGEST_REASON = 500;

  public Verdict {
    if (!LEVELS.contains(level)) {
      throw new IllegalArgumentException("no level of a verdict: " + level);
    }
    if (reason.codePointCount(0, reason.length()) > LONGEST_REASON) {
      throw new IllegalArgumentException("a reason has at most " + LONGEST_REASON + " characters");
    }
    scores = Collections.unmodifiableSortedMap(new TreeMap<>(scores));
  }

  /**
   * Reads one, from a message or from the outcome that it became. Throws IllegalArgumentException
   * for what is none.
   */
  public static Verdict read(JsonNode json) {
    SortedMap<String, BigDecimal> scores = new TreeMap<>();
    for (Map.Entry<String, JsonNode> score : json.path("scores").properties()) {
      BigDecimal value =
          score.getValue().isNumber() ? score.getValue().decimalValue() : BigDecimal.TEN;
      if (value.signum() < 0 || value.compareTo(BigDecimal.ONE) > 0 || value.scale() > 3) {
        throw new IllegalArgumentException("no score of the seat " + score.getKey());
      }
      scores.put(score.getKey(), value);
    }
    return new Verdict(
        json.path("level").asText(),
        json.path("reason").asText(),
        json.path("forfeit").asBoolean(),
        scores);
  }

  /** The same with these scores. */
  Verdict with(Map<String, BigDecimal> others) {
    return new Verdict(level, reason, forfeit, new TreeMap<>(others));
  }

  /** Throws IllegalArgumentException unless there is a score for each of these seats alone. */
  void requireOf(Collection<String> seats) {
    if (!scores.keySet().equals(Set.copyOf(seats))) {
      throw new IllegalArgumentException("scores of the seats " + scores.keySet());
    }
  }

  /** As the match keeps and shows it; the winners are those who have most, unless all have. */
  ObjectNode outcome() {
    ObjectNode outcome = JsonNodeFactory.instance.objectNode().put("level", level);
    ArrayNode winners = outcome.putArray("winners");
    BigDecimal most = Collections.max(scores.values());
    if (Collections.min(scores.values()).compareTo(most) < 0) {
      scores.forEach(
          (seat, score) -> {
            if (score.compareTo(most) == 0) {
              winners.add(seat);
            }
          });
    }
    outcome.put("reason", reason);
    if (forfeit) {
      outcome.put("forfeit", true);
    }
    ObjectNode each = outcome.putObject("scores");
    scores.forEach((seat, score) -> each.put(seat, plain(score)));
    return outcome;
  }

  /** A whole number without decimals, so that it is the same after anybody has read it. */
  private static BigDecimal plain(BigDecimal score) {
    BigDecimal stripped = score.stripTrailingZeros();
    return stripped.scale() < 0 ? stripped.setScale(0) : stripped;
  }
}
