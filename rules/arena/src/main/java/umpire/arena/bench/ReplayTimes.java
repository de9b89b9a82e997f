package umpire.arena.bench;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import umpire.arena.verify.RunSetup;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.RandomMatch;

/** Whole matches replayed from their events. */
final class ReplayTimes {
  private ReplayTimes() {}

  /** Plays each match unmeasured, then replays it; throws where the hashes differ. */
  static CpuTimes timed(RunSetup runSetup, Scenario scenario) {
    Rulebook book = runSetup.book();
    Options options = book.pack().choose(Map.of());
    CpuTimes times = new CpuTimes();
    for (int i = 0; i < runSetup.order().runs(); i++) {
      long seed = runSetup.order().seed() + i;
      Match match = Match.bare(book, scenario, options, seed);
      PlayTimes.toTheEnd(RandomMatch.along(book, scenario, match, seed));
      String hash = hash(book, match.position());
      List<Object> events = match.events();
      times.time(() -> replay(book, scenario, options, events, hash));
    }
    return times;
  }

  private static void replay(
      Rulebook book, Scenario scenario, Options options, List<Object> events, String hash) {
    Object position = book.play().open(scenario, options).position();
    for (Object event : events) {
      position = book.play().apply(position, event);
    }
    if (!hash(book, position).equals(hash)) {
      throw new IllegalStateException("a replay came to another position");
    }
  }

  private static String hash(Rulebook book, Object position) {
    try {
      MessageDigest digest = MessageDigest.getInstance("SHA-256");
      return HexFormat.of().formatHex(digest.digest(book.codec().bytes(position)));
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
