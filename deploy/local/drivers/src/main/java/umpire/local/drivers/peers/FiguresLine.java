package umpire.local.drivers.peers;

import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.databind.DeserializationFeature;
import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.json.JsonMapper;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;

/** The one line that a driver of deploy/local/peers prints, read strictly. */
final class FiguresLine {
  private static final Set<String> MEMBERS =
      Set.of("matches", "moves", "wallSeconds", "serverCpuSeconds", "p50Millis", "p99Millis");

  private static final JsonMapper JSON =
      JsonMapper.builder()
          .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
          .enable(DeserializationFeature.FAIL_ON_TRAILING_TOKENS)
          .build();

  private final String line;
  private final JsonNode figures;

  private FiguresLine(String line, JsonNode figures) {
    this.line = line;
    this.figures = figures;
  }

  /**
   * The figures of a block.
   *
   * @param output all that the driver printed on standard output; throws PeerFailure unless it is
   *     one line of JSON with exactly the members that are wanted, all of them figures that can be
   */
  static Block read(String output) {
    List<String> lines = output.lines().toList();
    if (lines.size() != 1) {
      throw new PeerFailure(
          "the driver printed %d lines in place of one: %s".formatted(lines.size(), output));
    }
    return new FiguresLine(lines.getFirst(), tree(lines.getFirst())).block();
  }

  private static JsonNode tree(String line) {
    try {
      return JSON.readTree(line);
    } catch (JsonProcessingException broken) {
      throw malformed(line, broken.getOriginalMessage());
    }
  }

  private Block block() {
    Set<String> members = new TreeSet<>();
    figures.fieldNames().forEachRemaining(members::add);
    if (!members.equals(MEMBERS)) {
      throw malformed(
          line, "its members are " + members + " in place of " + new TreeSet<>(MEMBERS));
    }
    try {
      return new Block(
          Math.toIntExact(count("matches")),
          count("moves"),
          number("wallSeconds"),
          number("serverCpuSeconds"),
          number("p50Millis"),
          number("p99Millis"));
    } catch (IllegalArgumentException | ArithmeticException impossible) {
      throw malformed(line, String.valueOf(impossible.getMessage()));
    }
  }

  private long count(String member) {
    JsonNode value = figures.path(member);
    if (!value.isIntegralNumber() || !value.canConvertToLong()) {
      throw malformed(line, member + " is no whole number");
    }
    return value.longValue();
  }

  private double number(String member) {
    JsonNode value = figures.path(member);
    if (!value.isNumber()) {
      throw malformed(line, member + " is no number");
    }
    return value.doubleValue();
  }

  private static PeerFailure malformed(String line, String why) {
    return new PeerFailure("the driver printed figures that cannot be read (" + why + "): " + line);
  }
}
