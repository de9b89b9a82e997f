package umpire.arena.bench;

import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import umpire.kernel.scenario.Options;
import umpire.kernel.scenario.Scenario;
import umpire.testkit.match.Match;
import umpire.testkit.match.Rulebook;
import umpire.testkit.walk.RandomMatch;
import umpire.wire.pack.Shelf;

/** A whole match drawn by lot, as hashes: of its events, and of the position that they come to. */
final class Fingerprint {
  private Fingerprint() {}

  /** {@code SCENARIO SEED}: prints the fingerprint. */
  public static void main(String[] words) {
    System.out.println(of(words[0], Long.parseLong(words[1])));
  }

  static String of(String scenario, long seed) {
    Rulebook book = Rulebook.of(Shelf.load().game("narvik").game());
    Scenario opened = book.pack().scenario(scenario);
    Options options = book.pack().choose(Map.of());
    Match match = Match.bare(book, opened, options, seed);
    PlayTimes.toTheEnd(RandomMatch.along(book, opened, match, seed));
    List<Object> events = match.events();
    Object position = book.play().open(opened, options).position();
    MessageDigest log = sha256();
    for (Object event : events) {
      log.update(book.codec().bytes(event));
      position = book.play().apply(position, event);
    }
    return "%d events %s, position %s"
        .formatted(
            events.size(),
            HexFormat.of().formatHex(log.digest()),
            HexFormat.of().formatHex(sha256().digest(book.codec().bytes(position))));
  }

  private static MessageDigest sha256() {
    try {
      return MessageDigest.getInstance("SHA-256");
    } catch (NoSuchAlgorithmException e) {
      throw new IllegalStateException("every JDK has SHA-256", e);
    }
  }
}
