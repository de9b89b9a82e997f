package umpire.local.drivers.recovery;

import com.fasterxml.jackson.databind.node.ObjectNode;
import java.io.IOException;
import java.io.PrintStream;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.time.Duration;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.match.DiceVerifier;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.match.SampleBattle;
import umpire.local.drivers.program.Arguments;
import umpire.local.drivers.program.CheckResult;
import umpire.local.drivers.program.Checks;
import umpire.local.drivers.stack.PrivateStack;
import umpire.local.drivers.stack.Stack;

/**
 * verify backup: some moves, a back-up, more moves; the home is destroyed and restored; the match
 * is as it was at the back-up and is played to its end. Damaged back-ups are refused before
 * anything is touched.
 */
public final class BackupDrill {
  private static final Duration REPORTS = Duration.ofSeconds(30);
  private static final String PASSWORD = "played-for-a-back-up";

  private final Stack stack;
  private final Checks checks;
  private final Path folder;
  private final Path file;
  private String asItWas = "";

  private BackupDrill(PrivateStack own, Path folder, PrintStream out) {
    this.stack = own.stack();
    this.checks = new Checks("backup", out);
    this.folder = folder;
    this.file = folder.resolve("umpire.backup");
  }

  public static CheckResult run(Arguments arguments, PrintStream out) throws IOException {
    if (arguments.running()) {
      throw new Arguments.Unknown("backup has a stack of its own, whose home it destroys");
    }
    Path folder = Files.createTempDirectory("umpire-backup-drill-");
    try (PrivateStack own = PrivateStack.make(out)) {
      out.println("backup: up after " + own.stack().up().took().toSeconds() + " s");
      CheckResult result = new BackupDrill(own, folder, out).all();
      if (result.findings().isEmpty()) {
        own.notWorthKeeping();
      }
      return result;
    } finally {
      PrivateStack.delete(folder);
    }
  }

  private CheckResult all() {
    Api api = new Api(stack.gateway());
    Api.Person ann = api.signUp("ann", PASSWORD);
    PlayedMatch over = PlayedMatch.open(api, ann, api.signUp("bert", PASSWORD));
    SampleBattle.fight(over);
    PlayedMatch begun = PlayedMatch.open(api, ann, api.signIn("bert", PASSWORD));
    checks.check("a back-up of a match that has begun", () -> backUp(begun));
    checks.check("the match goes on after it", () -> goOn(begun));
    checks.check("a home with data is not written over", this::refusesData);
    checks.check(
        "damaged and foreign files are refused, and nothing is touched", this::refusesDamage);
    checks.check("the match is there as it was, and is played on", () -> restored(begun));
    checks.check("the dice of a match that was over hold", () -> hold(over));
    return checks.result();
  }

  private void backUp(PlayedMatch playedMatch) {
    int decision = playedMatch.decision(playedMatch.first()).at("/decision/id").asInt();
    ObjectNode assault =
        playedMatch.body(decision, SampleBattle.target(), SampleBattle.everybody());
    PlayedMatch.Sent _ = playedMatch.send(playedMatch.first(), assault, REPORTS);
    asItWas = shown(playedMatch);
    require(asItWas.contains("assault-fought"), "the assault was not fought: " + asItWas);
    Stack.Done _ = stack.backup(file);
    require(modes().equals("rw-------"), "the back-up can be read by others: " + modes());
    require(
        refusal(() -> stack.backup(file)).isPresent(),
        "a back-up was written over by the next one");
  }

  /** What both are shown, and what they are asked. */
  private static String shown(PlayedMatch playedMatch) {
    StringBuilder all = new StringBuilder();
    for (Api.Person person : playedMatch.people()) {
      all.append(playedMatch.events(person)).append(playedMatch.decision(person));
    }
    return all.toString();
  }

  private void goOn(PlayedMatch playedMatch) {
    playedMatch.playOn();
    require(!shown(playedMatch).equals(asItWas), "nothing happened after the back-up");
  }

  private void refusesData() {
    stack.down();
    require(
        refusal(() -> stack.restore(file))
            .filter(refusal -> refusal.contains("holds data"))
            .isPresent(),
        "a home with data was written over");
  }

  private void refusesDamage() {
    try {
      PrivateStack.delete(stack.home());
      byte[] good = Files.readAllBytes(file);
      refuses("half of it", Arrays.copyOf(good, good.length / 2));
      refuses("all but the last 20 KiB", Arrays.copyOf(good, good.length - 20480));
      refuses("nothing", new byte[0]);
      for (int at : List.of(600, 1600, good.length / 3, good.length / 2)) {
        byte[] changed = good.clone();
        changed[at] ^= 1;
        refuses("one bit changed at " + at, changed);
      }
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private void refuses(String what, byte[] bytes) throws IOException {
    Path damaged = folder.resolve("damaged.backup");
    Files.write(damaged, bytes);
    Optional<String> refusal = refusal(() -> stack.restore(damaged));
    require(refusal.isPresent(), "restored from " + what);
    require(!Files.exists(stack.home().resolve("postgres")), what + " was unpacked");
  }

  private void restored(PlayedMatch before) {
    Stack.Done _ = stack.restore(file);
    Stack.Done _ = stack.up();
    PlayedMatch playedMatch = again(before);
    require(shown(playedMatch).equals(asItWas), "the match is not as it was at the back-up");
    playedMatch.playOn();
    complaints(playedMatch);
  }

  private void hold(PlayedMatch over) {
    complaints(again(over));
  }

  /** The same match for people who have signed in anew. */
  private PlayedMatch again(PlayedMatch before) {
    Api api = new Api(stack.gateway());
    Map<String, Api.Person> seats = new LinkedHashMap<>();
    seats.put(SampleBattle.FIRST_SEAT, api.signIn("ann", PASSWORD));
    seats.put(SampleBattle.SECOND_SEAT, api.signIn("bert", PASSWORD));
    return new PlayedMatch(api, seats, before.id(), before.commitment());
  }

  private void complaints(PlayedMatch playedMatch) {
    try {
      List<String> complaints =
          DiceVerifier.of(stack.root()).complaints(playedMatch.export(), playedMatch.commitment());
      require(complaints.isEmpty(), String.join("; ", complaints));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private String modes() {
    try {
      return PosixFilePermissions.toString(Files.getPosixFilePermissions(file));
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private static Optional<String> refusal(Runnable what) {
    try {
      what.run();
      return Optional.empty();
    } catch (Stack.Refused refused) {
      return Optional.of(String.valueOf(refused.getMessage()));
    }
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new Api.Unexpected(otherwise);
    }
  }
}
