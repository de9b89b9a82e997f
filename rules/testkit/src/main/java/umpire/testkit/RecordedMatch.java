package umpire.testkit;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;
import umpire.kernel.play.Asked;
import umpire.kernel.play.Input;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Ruling;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.kernel.scenario.Seat;
import umpire.opponent.sample.OfferSampler;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;

/**
 * A whole match on record: its scenario, what it chose, the seed of its dice, every command, the
 * SHA-256 of the position after each hundred of them and of its output after each twenty ({@link
 * MatchHashes}), both at the end too, and the outcome's level. It plays as it did, unless a rule
 * was changed on purpose; then it is recorded anew.
 */
final class RecordedMatch {
  /** Set, the matches are recorded anew instead of held against their record. */
  static final String RECORD = "umpire.golden.write";

  private static final int STRIDE = 100;
  private static final int OUTPUT_STRIDE = 20;
  private static final int MOST_MOVES = 20_000;

  private final Rulebook book;
  private final ObjectNode record;
  private final Match match;
  private final List<JsonNode> commands = new ArrayList<>();
  private int seq;

  private RecordedMatch(Rulebook book, ObjectNode record) {
    this.book = book;
    this.record = record;
    this.match =
        Match.open(
            book,
            book.pack().scenario(record.path("scenario").asText()),
            options(book, record.path("options")),
            record.path("seed").asLong());
    putUmpireInput();
  }

  /** What differs from the record first, in a sentence; a match on record is never empty. */
  static Optional<String> fault(Rulebook book, Path file) {
    RecordedMatch recordedMatch = new RecordedMatch(book, read(book, file));
    int move = 0;
    for (JsonNode recorded : recordedMatch.record.path("moves")) {
      move++;
      Optional<String> fault = recordedMatch.commandFault(recorded, move);
      if (fault.isPresent()) {
        return fault.map(what -> file + ", move " + what);
      }
    }
    return recordedMatch.over(move).map(what -> file + ": " + what);
  }

  /** Plays a match by lot, every second answer its fallback, and writes it down. */
  static void record(Rulebook book, Scenario scenario, Options options, long seed, Path file) {
    RecordedMatch recordedMatch = start(book, scenario, options, seed);
    recordedMatch.play(OfferSampler.of(seed), (_, _) -> {});
    recordedMatch.ended();
    write(file, recordedMatch.record);
  }

  /**
   * Plays the commands of a record once more and writes its hashes and its end anew; throws
   * AssertionError for one that is refused now.
   */
  static void again(Rulebook book, Path file) {
    ObjectNode record = read(book, file);
    record.remove(List.of("hashes", "output", "outcome"));
    RecordedMatch recordedMatch = new RecordedMatch(book, record);
    ObjectNode hashes = record.putObject("hashes");
    ObjectNode output = record.putObject("output");
    int move = 0;
    for (JsonNode recorded : record.path("moves")) {
      move++;
      Optional<String> fault = recordedMatch.commandFault(recorded, move);
      if (fault.isPresent()) {
        throw new AssertionError(file + ", move " + fault.get());
      }
      recordedMatch.noted(move, hashes, output, move == record.path("moves").size());
    }
    recordedMatch.ended();
    write(file, record);
  }

  /** Somebody who looks at the match that would be recorded under a seed. */
  interface Onlooker {
    /** So many moves have been made, and a choice is waited for. */
    void at(int moves, Match match);
  }

  /** Plays the match that would be recorded under this seed, and shows it before each move. */
  static void along(
      Rulebook book, Scenario scenario, Options options, long seed, Onlooker onlooker) {
    start(book, scenario, options, seed).play(OfferSampler.of(seed), onlooker);
  }

  private static RecordedMatch start(Rulebook book, Scenario scenario, Options options, long seed) {
    ObjectNode record = book.codec().mapper().createObjectNode();
    record.put("scenario", scenario.id());
    new TreeMap<>(options.values()).forEach(record.putObject("options")::put);
    record.put("seed", seed);
    return new RecordedMatch(book, record);
  }

  private void play(OfferSampler offerSampler, Onlooker onlooker) {
    ArrayNode moves = record.putArray("moves");
    ObjectNode hashes = record.putObject("hashes");
    ObjectNode output = record.putObject("output");
    while (moves.size() < MOST_MOVES
        && match.pending() instanceof Pending.Choices<Object> choices) {
      onlooker.at(moves.size(), match);
      Seat seat =
          choices.asked().keySet().stream()
              .filter(asked -> !choices.answered().contains(asked))
              .sorted()
              .findFirst()
              .orElseThrow();
      Asked<Object> asked = Objects.requireNonNull(choices.asked().get(seat));
      Object command =
          moves.size() % 2 == 0 ? offerSampler.command(asked.offers()) : asked.fallback();
      JsonNode json = book.codec().tree(command);
      moves.addObject().put("seat", seat.id()).set("command", json);
      commands.add(json);
      if (match.put(new Input.Chosen<>(seat, command))
          instanceof Ruling.Refused<Object, Object, Object> refused) {
        throw new AssertionError(command + " was offered and is refused: " + refused.because());
      }
      putUmpireInput();
      noted(moves.size(), hashes, output, false);
    }
    noted(moves.size(), hashes, output, true);
  }

  /** The hashes that stand on record after so many moves. */
  private void noted(int moves, ObjectNode hashes, ObjectNode output, boolean end) {
    if (end || moves % STRIDE == 0) {
      hashes.put(String.valueOf(moves), hash());
    }
    if (end || moves % OUTPUT_STRIDE == 0) {
      output.set(String.valueOf(moves), output());
    }
  }

  private void ended() {
    record.put(
        "outcome",
        levelFault()
            .orElseThrow(() -> new AssertionError("no end after " + MOST_MOVES + " moves")));
  }

  private Optional<String> commandFault(JsonNode recorded, int move) {
    Object command = book.codec().read(recorded.path("command"), book.types().command());
    Seat seat = new Seat(recorded.path("seat").asText());
    if (match.put(new Input.Chosen<>(seat, command))
        instanceof Ruling.Refused<Object, Object, Object> refused) {
      return Optional.of("%d of %s is refused: %s".formatted(move, seat.id(), refused.because()));
    }
    commands.add(recorded.path("command"));
    putUmpireInput();
    JsonNode hash = record.path("hashes").path(String.valueOf(move));
    return hash.isMissingNode() || hash.asText().equals(hash())
        ? outputFault(move)
        : Optional.of(move + " leads to another position than on record");
  }

  private Optional<String> outputFault(int move) {
    JsonNode recorded = record.path("output").path(String.valueOf(move));
    return recorded.isMissingNode()
        ? Optional.empty()
        : output().properties().stream()
            .filter(one -> !one.getValue().equals(recorded.path(one.getKey())))
            .findFirst()
            .map(one -> "%d: other %s than on record".formatted(move, one.getKey()));
  }

  private ObjectNode output() {
    List<Seat> seats = book.pack().scenario(record.path("scenario").asText()).seats();
    ObjectNode output = new MatchHashes(book, match, seats, commands).since(seq);
    seq = match.seq();
    return output;
  }

  private Optional<String> over(int moves) {
    if (moves == 0 || !record.path("hashes").has(String.valueOf(moves))) {
      return Optional.of("the record has no hash of the end");
    }
    if (!record.path("output").has(String.valueOf(moves))) {
      return Optional.of("the record has no hashes of the output at the end");
    }
    String outcome = record.path("outcome").asText();
    return levelFault().filter(outcome::equals).isPresent()
        ? Optional.empty()
        : Optional.of("the end is %s, not %s".formatted(levelFault().orElse("none"), outcome));
  }

  private Optional<String> levelFault() {
    return match.pending() instanceof Pending.Over<Object> over
        ? Optional.of(over.outcome().level())
        : Optional.empty();
  }

  private void putUmpireInput() {
    while (true) {
      switch (match.pending()) {
        case Pending.Draw<Object> draw -> match.put(match.drawn(draw));
        case Pending.Question<Object> question -> match.put(match.reported(question));
        case Pending.Choices<Object> _, Pending.Over<Object> _ -> {
          return;
        }
      }
    }
  }

  private String hash() {
    return MatchHashes.hash(book.codec().bytes(match.position()));
  }

  private static Options options(Rulebook book, JsonNode chosen) {
    Map<String, String> values = new TreeMap<>();
    chosen.properties().forEach(one -> values.put(one.getKey(), one.getValue().asText()));
    return book.pack().choose(values);
  }

  private static ObjectNode read(Rulebook book, Path file) {
    try {
      return (ObjectNode) book.codec().mapper().readTree(Files.readAllBytes(file));
    } catch (IOException e) {
      throw new UncheckedIOException(file.toString(), e);
    }
  }

  /** Each move on a line of its own, so that a change can be read. */
  private static void write(Path file, ObjectNode record) {
    List<String> members = new ArrayList<>();
    record
        .properties()
        .forEach(
            member ->
                members.add(
                    "  \"%s\": %s"
                        .formatted(
                            member.getKey(),
                            member.getValue().isArray()
                                ? lines((ArrayNode) member.getValue())
                                : member.getValue())));
    try {
      Files.createDirectories(file.getParent());
      Files.writeString(file, "{\n" + String.join(",\n", members) + "\n}\n");
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private static String lines(ArrayNode rows) {
    List<String> lines = new ArrayList<>();
    rows.forEach(row -> lines.add("    " + row));
    return "[\n" + String.join(",\n", lines) + "\n  ]";
  }
}
