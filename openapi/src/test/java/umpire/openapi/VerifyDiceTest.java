package umpire.openapi;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.IntNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.function.Consumer;
import java.util.stream.Stream;
import javax.tools.ToolProvider;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** VerifyDice as anybody runs it: a process of its own, with nothing of ours on its class path. */
class VerifyDiceTest {
  private static final Path SOURCE = Path.of("verify", "VerifyDice.java");

  /** Compiled once for the many runs; {@link #runsFromItsSource} runs it as its readers do. */
  @TempDir private static @Nullable Path compiled;

  private final Path folder;

  VerifyDiceTest(@TempDir Path folder) {
    this.folder = folder;
  }

  @BeforeAll
  static void compile() {
    int exit =
        ToolProvider.getSystemJavaCompiler()
            .run(null, System.out, System.err, "-d", String.valueOf(compiled), SOURCE.toString());
    assertThat(exit).isZero();
  }

  @Test
  void isOneFileOfFewerThan220Lines() throws Exception {
    assertThat(Files.readAllLines(SOURCE)).hasSizeLessThan(220);
    assertThat(Files.readString(SOURCE)).doesNotContain("umpire.");
  }

  @Test
  void runsFromItsSource() throws Exception {
    Path file = Files.writeString(folder.resolve("match.json"), Exported.match().toString());

    Verification verification = run(SOURCE.toString(), file.toString(), Exported.commitment());

    assertThat(verification).isEqualTo(new Verification(0, "accepted: 4 draws, 207 dice\n"));
  }

  @Test
  void acceptsAnExportAsItIs() throws Exception {
    Verification verification = verify(Exported.match(), Exported.commitment());

    assertThat(verification).isEqualTo(new Verification(0, "accepted: 4 draws, 207 dice\n"));
  }

  @Test
  void acceptsSaltsThatWereCommittedToAndNoOthers() throws Exception {
    assertThat(verify(Exported.committed(), Exported.commitment()))
        .isEqualTo(new Verification(0, "accepted: 4 draws, 207 dice\n"));

    ObjectNode other = Exported.committed();
    for (JsonNode seat : other.get("seats")) {
      if (seat.has("saltCommitment")) {
        ((ObjectNode) seat).put("saltCommitment", "ab".repeat(32));
      }
    }
    assertThat(verify(other, Exported.commitment()).output())
        .startsWith("rejected: not the salt that was committed to");
  }

  /** Made by a build that gave every salt at once and knew no commitments. */
  @Test
  void acceptsAnExportOfBeforeThereWereCommitmentsToSalts() throws Exception {
    String stored = Files.readString(Path.of("src", "test", "resources", "salts-at-once.json"));
    assertThat(stored).doesNotContain("saltCommitment");
    assertThat(verifyText(stored, Exported.commitment()).output()).startsWith("accepted: ");
  }

  @Test
  void acceptsAMatchGivenUpWhileDiceWereAskedFor() throws Exception {
    Verification verification = verify(Exported.givenUp(), Exported.commitment());

    assertThat(verification).isEqualTo(new Verification(0, "accepted: 4 draws, 207 dice\n"));
  }

  @Test
  void acceptsADrawThatWasAgreedOnWhileDiceWereAskedForAndNoneByTheRules() throws Exception {
    assertThat(verify(Exported.agreed(""), Exported.commitment()))
        .isEqualTo(new Verification(0, "accepted: 4 draws, 207 dice\n"));
    assertThat(verify(Exported.agreed("15.1"), Exported.commitment()).output())
        .startsWith("rejected: ");
  }

  @ParameterizedTest(name = "draw {0}")
  @ValueSource(ints = {0, 1, 2, 3})
  void rejectsAMatchGivenUpThatLeavesOutADraw(int draw) throws Exception {
    ObjectNode match = Exported.givenUp();
    leaveOut(match, draw);

    assertThat(verify(match, Exported.commitment()).output()).startsWith("rejected: ");
  }

  @Test
  void rejectsDiceAskedForThatNeverCameThoughNobodyGaveUp() throws Exception {
    ObjectNode match = Exported.givenUp();
    ArrayNode events = match.withArray("events");
    events.remove(events.size() - 2);

    assertThat(verify(match, Exported.commitment()).output()).startsWith("rejected: ");
  }

  @Test
  void rejectsAnOrderTakenBackBehindADraw() throws Exception {
    ObjectNode match = Exported.match();
    for (JsonNode event : match.path("events")) {
      if (event.path("cause").asText().equals("undone")) {
        ObjectNode undone = (ObjectNode) event.path("event");
        undone.put("to", undone.path("to").asInt() - 1);
      }
    }
    assertThat(verify(match, Exported.commitment()).output())
        .startsWith("rejected: dice were thrown, or asked for, since what was taken back");
  }

  @Test
  void rejectsAnotherCommitment() throws Exception {
    Verification verification = verify(Exported.match(), "ab".repeat(32));

    assertThat(verification.exit()).isEqualTo(1);
    assertThat(verification.output()).isEqualTo("rejected: its commitment is not the one noted\n");
  }

  @Test
  void rejectsWhatIsNoExport() throws Exception {
    assertThat(verifyText("[1, 2", Exported.commitment()).output()).startsWith("rejected: ");
    assertThat(verifyText("{\"format\": 1, \"format\": 2}", Exported.commitment()).output())
        .isEqualTo("rejected: format stands twice\n");
    assertThat(verifyText("[".repeat(200_000), Exported.commitment()).output())
        .startsWith("rejected: ");
  }

  @ParameterizedTest(name = "{0}")
  @MethodSource("changes")
  void rejectsAfter(String change, Consumer<ObjectNode> alter) throws Exception {
    ObjectNode match = Exported.match();
    alter.accept(match);
    assertThat(match).as("the change changes something").isNotEqualTo(Exported.match());

    Verification verification = verify(match, Exported.commitment());

    assertThat(verification.exit()).as(verification.output()).isEqualTo(1);
    assertThat(verification.output()).startsWith("rejected: ").hasLineCount(1);
  }

  static Stream<Arguments> changes() {
    return Stream.of(
        change("a die in the list", match -> bump(match.at("/draws/0/values"))),
        change("a die at its event", match -> bump(named(match, 0).withArray("values"))),
        change("a die in both places", match -> both(match, 0, draw -> bump(draw.get("values")))),
        change("the last die of many", match -> both(match, 3, VerifyDiceTest::bumpLast)),
        change("two members of a shuffle", match -> both(match, 1, VerifyDiceTest::swapValues)),
        change("a die left out", match -> both(match, 3, d -> d.withArray("values").remove(0))),
        change("a number", match -> both(match, 1, draw -> draw.put("number", 7))),
        change("a number at its event", match -> named(match, 2).put("number", 2)),
        change("a rule", match -> both(match, 2, draw -> draw.put("rule", "15.1h"))),
        change("a rule at its event", match -> named(match, 2).put("rule", "15.1h")),
        change("the sides of many dice", match -> both(match, 3, VerifyDiceTest::eightSides)),
        change("dice for a shuffle", match -> both(match, 1, d -> d.putArray("sides"))),
        change("a salt", match -> seat(match, 0).put("salt", "0a")),
        change("a salt left out", match -> seat(match, 2).remove("salt")),
        change("a seat left out", match -> match.withArray("seats").remove(1)),
        change("a seat's name", match -> seat(match, 1).put("seat", "someone")),
        change("a seat twice", match -> match.withArray("seats").add(seat(match, 0).deepCopy())),
        change("the seed", match -> match.put("seed", "0123456789abcdee".repeat(4))),
        change("the commitment", match -> match.put("commitment", "ab".repeat(32))),
        change("the match", match -> match.put("match", "another")),
        change("the format", match -> match.put("format", "umpire-export@2")),
        change("the first draw left out", match -> match.withArray("draws").remove(0)),
        change("a middle draw left out", match -> match.withArray("draws").remove(1)),
        change("the last draw left out", match -> match.withArray("draws").remove(3)),
        change("no draws", match -> match.withArray("draws").removeAll()),
        change(
            "a draw left out at its event",
            match -> event(match, 2).withArray("draws").removeAll()),
        change("the first draw left out everywhere", match -> leaveOut(match, 0)),
        change("a middle draw left out everywhere", match -> leaveOut(match, 1)),
        change("another left out everywhere", match -> leaveOut(match, 2)),
        change("the last draw left out everywhere", match -> leaveOut(match, 3)),
        change("a die in an event", match -> bump(body(match, 0).withArray("dice"))),
        change("a die of a report", match -> report(match).put("die", 257)),
        change("a die in a report's list", match -> bump(report(match).get("firstDice"))),
        change("the dice of a report left out", match -> report(match).remove("firstDice")),
        change("a die of a report left out", match -> report(match).remove("die")),
        change("a report left out", match -> body(match, 2).remove("report")),
        change("a die that no draw gave", match -> plain(match).put("die", 6)),
        change("dice that no draw gave", match -> plain(match).putArray("dice").add(6)),
        change("the number that an event names", match -> body(match, 3).put("draw", 3)),
        change("no number named by an event", match -> body(match, 1).remove("draw")),
        change("a draw moved to the next event", match -> move(match, 0, 1)),
        change("a shuffle moved to the next event", match -> move(match, 1, 1)),
        change("a draw moved to the event that asked", match -> move(match, 2, -1)),
        change("a draw moved to another that moved", match -> move(match, 2, 1)),
        change("the last draw moved", match -> move(match, 3, 1)),
        change("a draw doubled", match -> duplicate(match.withArray("draws"), 2)),
        change("the last draw doubled", match -> duplicate(match.withArray("draws"), 3)),
        change("a draw doubled everywhere", match -> duplicateEverywhere(match, 1)),
        change("two draws swapped", match -> swap(match.withArray("draws"), 2, 3)),
        change("two draws swapped everywhere", match -> swapEverywhere(match, 2, 3)),
        change("two events swapped", match -> swap(match.withArray("events"), 2, 3)));
  }

  /** Of many: a single die may fall as it did, whatever its sides. */
  private static void eightSides(ObjectNode draw) {
    ArrayNode sides = draw.withArray("sides");
    for (int i = 0; i < sides.size(); i++) {
      sides.set(i, 8);
    }
  }

  private static Arguments change(String name, Consumer<ObjectNode> alter) {
    return Arguments.of(name, alter);
  }

  /** The event that names the draw of this index. */
  private static ObjectNode event(ObjectNode match, int draw) {
    for (JsonNode event : match.get("events")) {
      if (event.at("/draws/0/number").asInt() == draw + 1) {
        return (ObjectNode) event;
      }
    }
    throw new IllegalStateException("no event names draw " + (draw + 1));
  }

  /** What the event that names the draw says itself. */
  private static ObjectNode body(ObjectNode match, int draw) {
    return (ObjectNode) event(match, draw).get("event");
  }

  private static ObjectNode report(ObjectNode match) {
    return (ObjectNode) body(match, 2).get("report");
  }

  /** The first event, which no draw gave. */
  private static ObjectNode plain(ObjectNode match) {
    return (ObjectNode) match.at("/events/0/event");
  }

  private static void move(ObjectNode match, int draw, int by) {
    ArrayNode events = match.withArray("events");
    for (int i = 0; i < events.size(); i++) {
      if (events.get(i).at("/draws/0/number").asInt() == draw + 1) {
        JsonNode moved = ((ArrayNode) events.get(i).get("draws")).remove(0);
        ((ArrayNode) events.get(i + by).get("draws")).add(moved);
        return;
      }
    }
    throw new IllegalStateException("no event names draw " + (draw + 1));
  }

  private static ObjectNode named(ObjectNode match, int draw) {
    return (ObjectNode) event(match, draw).at("/draws/0");
  }

  private static ObjectNode seat(ObjectNode match, int seat) {
    return (ObjectNode) match.at("/seats/" + seat);
  }

  private static void both(ObjectNode match, int draw, Consumer<ObjectNode> alter) {
    ObjectNode named = named(match, draw);
    alter.accept((ObjectNode) match.at("/draws/" + draw));
    alter.accept(named);
  }

  private static void bump(JsonNode values) {
    ((ArrayNode) values).set(0, IntNode.valueOf(1 + values.get(0).asInt() % 6));
  }

  private static void bumpLast(ObjectNode draw) {
    int last = draw.get("values").size() - 1;
    draw.withArray("values").set(last, 1 + draw.at("/values/" + last).asInt() % 6);
  }

  private static void swapValues(ObjectNode draw) {
    swap(draw.withArray("values"), 3, 4);
  }

  private static void swap(ArrayNode array, int one, int other) {
    JsonNode held = array.get(one);
    array.set(one, array.get(other));
    array.set(other, held);
  }

  private static void duplicate(ArrayNode array, int index) {
    array.insert(index, array.get(index).deepCopy());
  }

  private static void leaveOut(ObjectNode match, int draw) {
    event(match, draw).withArray("draws").removeAll();
    match.withArray("draws").remove(draw);
  }

  private static void duplicateEverywhere(ObjectNode match, int draw) {
    duplicate(event(match, draw).withArray("draws"), 0);
    duplicate(match.withArray("draws"), draw);
  }

  private static void swapEverywhere(ObjectNode match, int one, int other) {
    ArrayNode first = event(match, one).withArray("draws");
    ArrayNode second = event(match, other).withArray("draws");
    JsonNode held = first.get(0);
    first.set(0, second.get(0));
    second.set(0, held);
    swap(match.withArray("draws"), one, other);
  }

  private Verification verify(ObjectNode match, String commitment) throws Exception {
    return verifyText(match.toPrettyString(), commitment);
  }

  private Verification verifyText(String match, String commitment) throws Exception {
    Path file = Files.writeString(folder.resolve("match.json"), match);
    return run(
        "-XX:TieredStopAtLevel=1",
        "-cp",
        String.valueOf(compiled),
        "VerifyDice",
        file.toString(),
        commitment);
  }

  private Verification run(String... arguments) throws Exception {
    List<String> command = new ArrayList<>(List.of(arguments));
    command.addFirst(Path.of(System.getProperty("java.home"), "bin", "java").toString());
    // Started often and briefly.
    command.addAll(1, List.of("-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"));
    Path output = folder.resolve("output");
    Process java =
        new ProcessBuilder(command)
            .redirectErrorStream(true)
            .redirectOutput(output.toFile())
            .start();
    assertThat(java.waitFor(60, TimeUnit.SECONDS)).as("VerifyDice ends").isTrue();
    return new Verification(java.exitValue(), Files.readString(output));
  }

  /** How a run ended and all that it printed. */
  record Verification(int exit, String output) {}
}
