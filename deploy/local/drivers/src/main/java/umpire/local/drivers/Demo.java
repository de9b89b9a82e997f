package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import java.io.IOException;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.time.InstantSource;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Random;
import java.util.Set;
import java.util.concurrent.locks.LockSupport;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.http.HttpAnswer;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.http.SignedInAccount;
import umpire.local.drivers.match.ScenarioEntry;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.stack.Stack;

/** demo: the house bots play a whole match over HTTP, watched by whoever opened it. */
final class Demo {
  private static final String SCENARIO = "campaign";

  /** Who plays the first, the second and the third seat. */
  private static final List<String> BOTS = List.of("bot:greedy", "bot:random", "bot:greedy-2");

  private static final Duration LOOK = Duration.ofMillis(500);
  private static final Duration SEATED = Duration.ofSeconds(30);
  private static final Duration LONGEST = Duration.ofMinutes(60);

  private final Stack stack;
  private final Api api;
  private final PrintStream out;
  private final boolean terminal = Boolean.getBoolean("umpire.terminal");
  private final Random random = new Random();
  private String lastTurn = "";

  private Demo(Stack stack, PrintStream out) {
    this.stack = stack;
    this.api = new Api(stack.gateway());
    this.out = out;
  }

  /** Plays, and checks the dice; throws where anything fails. */
  static void run(Arguments arguments, PrintStream out) throws IOException {
    new Demo(Stack.running(), out).play(arguments);
  }

  private void play(Arguments arguments) throws IOException {
    long begun = System.nanoTime();
    String name = "demo-" + Long.toHexString(random.nextLong());
    String password = Long.toHexString(random.nextLong()) + "-of-the-demo";
    SignedInAccount host =
        new SignedInAccount(api, api.signUp(name, password), InstantSource.system());
    ScenarioEntry scenarioEntry = table(arguments, host);
    List<String> players = BOTS.subList(0, scenarioEntry.seats().size());
    bots(host, players);
    JsonNode opened =
        api.good(api.post("/v1/matches", host.token(), scenarioEntry.between(players)));
    String match = opened.path("id").asText();
    String commitment = opened.path("commitment").asText();
    Path folder = Files.createDirectories(stack.home().resolve("demo"));
    Path noted = folder.resolve(match + ".commitment");
    Files.writeString(noted, commitment + "\n");
    out.printf(
        "demo: %s play %s of %s, match %s%n",
        String.join(", ", players), scenarioEntry.scenario(), scenarioEntry.game(), match);
    out.println("demo: its seed is committed to: " + commitment);
    JsonNode over =
        PollUntil.until("the end of match " + match, LONGEST, () -> look(match, host, begun));
    clear();
    Path file = folder.resolve(match + ".json");
    JsonNode export = api.good(api.get("/v1/matches/" + match + "/export", host.token()));
    Files.write(file, Api.JSON.writeValueAsBytes(export));
    result(over, export, (System.nanoTime() - begun) / 1_000_000_000);
    verify(file, commitment);
    board(match, host);
    out.println("export:     " + file);
    out.println("commitment: " + noted);
  }

  private ScenarioEntry table(Arguments arguments, SignedInAccount host) {
    String game = arguments.game();
    HttpAnswer listed = api.patiently(api.get("/v1/games/" + game + "/scenarios", host.token()));
    if (listed.status() == 404) {
      throw new Arguments.Unknown("there is no game '" + game + "'");
    }
    String wanted = arguments.scenario().isEmpty() ? SCENARIO : arguments.scenario();
    return ScenarioEntry.of(game, listed.body().path("scenarios"), wanted, arguments.seats());
  }

  /** Waits until all may be invited. */
  private void bots(SignedInAccount host, List<String> players) {
    PollUntil.until(
        "the house bots; ./umpire up starts them",
        SEATED,
        () -> {
          Set<String> listed = new HashSet<>();
          api.good(api.get("/v1/bots?online&limit=100", host.token()))
              .path("bots")
              .forEach(bot -> listed.add(bot.path("account").asText()));
          return listed.containsAll(players);
        });
  }

  /** Prints how far the match is; returns what it is in the end. */
  private Optional<JsonNode> look(String match, SignedInAccount host, long begun) {
    JsonNode now = api.good(api.get("/v1/matches/" + match, host.token()));
    String status = now.path("status").asText();
    if (status.equals("stalled")) {
      throw new Api.Unexpected("match " + match + " is stalled");
    }
    if (status.equals("over")) {
      return Optional.of(now);
    }
    JsonNode dice = api.good(api.get("/v1/matches/" + match + "/dice", host.token()));
    String where =
        status.equals("open")
            ? "waiting for the bots to sit down"
            : "turn %d of %d, %s"
                .formatted(
                    inTheView(now, "turn"),
                    inTheView(now, "lastTurn"),
                    now.at("/view/step").asText().replace('-', ' '));
    printProgress(
        where,
        "%s: %d events, %d draws, %d s"
            .formatted(
                where,
                now.path("seq").asInt(),
                dice.path("draws").size(),
                (System.nanoTime() - begun) / 1_000_000_000));
    LockSupport.parkNanos(LOOK.toNanos());
    return Optional.empty();
  }

  /** Views are their game's: where in it the number stands, is not said here. */
  static int inTheView(JsonNode match, String number) {
    JsonNode found = match.path("view").findValue(number);
    return found == null ? 0 : found.asInt();
  }

  /** A line that writes over itself on a terminal; elsewhere a line for each turn. */
  private void printProgress(String where, String line) {
    if (terminal) {
      out.print("\r\033[K" + line);
      out.flush();
    } else if (!where.split(",")[0].equals(lastTurn)) {
      lastTurn = where.split(",")[0];
      out.println("demo: " + line);
    }
  }

  private void clear() {
    if (terminal) {
      out.print("\r\033[K");
    }
  }

  private void result(JsonNode over, JsonNode export, long seconds) {
    Set<Integer> batches = new HashSet<>();
    int commands = 0;
    for (JsonNode event : export.path("events")) {
      if (event.path("cause").asText().equals("chosen")) {
        // One request, one transaction, one revision.
        batches.add(event.path("revision").asInt());
        commands += event.at("/input/commands").size();
      }
    }
    int dice = 0;
    for (JsonNode draw : export.path("draws")) {
      dice += draw.path("sides").size();
    }
    List<String> winners = new ArrayList<>();
    over.at("/outcome/winners").forEach(winner -> winners.add(winner.asText()));
    out.printf(
        Locale.ROOT,
        "result:     %s, %s: %s%n",
        over.at("/outcome/level").asText(),
        winners.isEmpty() ? "nobody wins" : String.join(" and ", winners) + " wins",
        over.at("/outcome/because/because").asText());
    out.printf(
        Locale.ROOT,
        "played:     %d commands in %d batches, %d events, %d draws, %d dice, %d s%n",
        commands,
        batches.size(),
        export.path("events").size(),
        export.path("draws").size(),
        dice,
        seconds);
  }

  /** As anybody would, by the one file and the JDK. */
  private void verify(Path file, String commitment) throws IOException {
    Path java = Path.of(System.getProperty("java.home"), "bin", "java");
    Path verifier = stack.root().resolve("openapi/verify/VerifyDice.java");
    Process process =
        new ProcessBuilder(java.toString(), verifier.toString(), file.toString(), commitment)
            .redirectErrorStream(true)
            .start();
    String output =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    try {
      if (process.waitFor() != 0) {
        throw new Api.Unexpected("VerifyDice does not accept " + file + ": " + output);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
    out.println("dice:       " + output);
    out.printf("again:      java %s %s %s%n", verifier, file, commitment);
  }

  private void board(String match, SignedInAccount host) {
    String path = "/v1/matches/" + match + "/board.svg";
    boolean drawn = api.patiently(api.get(path, host.token())).good();
    out.println(
        (drawn ? "board:      " : "position:   ")
            + stack.gateway()
            + (drawn ? path : "/v1/matches/" + match));
  }
}
