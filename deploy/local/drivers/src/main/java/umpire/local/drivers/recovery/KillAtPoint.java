package umpire.local.drivers.recovery;

import java.time.Duration;
import java.util.List;
import umpire.local.drivers.http.PollUntil;
import umpire.local.drivers.match.PlayedMatch;
import umpire.local.drivers.stack.DatabaseProbe;
import umpire.local.drivers.stack.Stack;

/** Sends the assault of a match and kills a process at one point of its handling. */
final class KillAtPoint {
  private static final Duration SOON = Duration.ofSeconds(30);

  private final Stack stack;
  private final PlayedMatch playedMatch;
  private final Runnable assault;
  private final DatabaseProbe games;
  private final DatabaseProbe battles;

  /**
   * @param assault sends the commands, and returns as soon as they are acknowledged
   */
  KillAtPoint(Stack stack, PlayedMatch playedMatch, Runnable assault) {
    this.stack = stack;
    this.playedMatch = playedMatch;
    this.assault = assault;
    this.games = stack.database("game");
    this.battles = stack.database("combat");
  }

  /** Returns when everything runs again; throws Vain if the moment did not come about. */
  void at(KillPoint killPoint) {
    switch (killPoint) {
      case COMMITTED_NOT_PUBLISHED -> committedNotPublished();
      case PUBLISHED_OFFSET_NOT_COMMITTED -> offsetNotCommitted();
      case REPORT_STORED_NOT_PUBLISHED -> reportNotPublished();
      case REPORT_PUBLISHED_NOT_APPLIED -> reportNotApplied();
      case BROKER_IN_BETWEEN -> brokerInBetween();
      case PUBLISHED_NOT_MARKED -> publishedNotMarked();
      case SUPPLY_IN_BETWEEN -> supplyInBetween();
      case LOBBY_IN_BETWEEN -> lobbyInBetween();
      case DATABASE_IN_BETWEEN -> databaseInBetween();
    }
  }

  private void committedNotPublished() {
    stack.kill(Stack.BROKER);
    assault.run();
    require(!unpublished().isEmpty(), "the question is published though there is no broker");
    stack.kill(Stack.GAME);
    stack.start(Stack.BROKER);
    stack.start(Stack.GAME);
  }

  private void offsetNotCommitted() {
    try (DatabaseProbe.TableLock _ = battles.lock("battle")) {
      assault.run();
      awaitAdjudication();
      stack.kill(Stack.COMBAT);
      battles.endOthers();
    }
    require(battle().isEmpty(), "the report is stored though its service was killed before");
    stack.start(Stack.COMBAT);
  }

  private void reportNotPublished() {
    try (DatabaseProbe.TableLock _ = battles.lock("battle")) {
      assault.run();
      awaitAdjudication();
      stack.kill(Stack.BROKER);
    }
    PollUntil.until("the report in the ledger", SOON, () -> !battle().isEmpty());
    stack.kill(Stack.COMBAT);
    stack.start(Stack.BROKER);
    stack.start(Stack.COMBAT);
  }

  private void reportNotApplied() {
    try (DatabaseProbe.TableLock ledger = battles.lock("battle")) {
      assault.run();
      awaitAdjudication();
      try (DatabaseProbe.TableLock _ = games.lock("match")) {
        ledger.release();
        stack.topics().awaitReport("combat.reported", playedMatch.id(), SOON);
        stack.kill(Stack.GAME);
        games.endOthers();
      }
    }
    stack.start(Stack.GAME);
  }

  private void brokerInBetween() {
    try (DatabaseProbe.TableLock _ = battles.lock("battle")) {
      assault.run();
      awaitAdjudication();
      stack.kill(Stack.BROKER);
    }
    stack.start(Stack.BROKER);
  }

  private void publishedNotMarked() {
    stack.freeze(Stack.BROKER);
    try {
      assault.run();
      require(!unpublished().isEmpty(), "the question is marked though the broker is held still");
      stack.kill(Stack.GAME);
    } finally {
      stack.thaw(Stack.BROKER);
    }
    stack.start(Stack.GAME);
  }

  private void supplyInBetween() {
    stack.freeze(Stack.SUPPLY);
    assault.run();
    awaitPublished();
    stack.kill(Stack.SUPPLY);
    stack.start(Stack.SUPPLY);
  }

  private void lobbyInBetween() {
    stack.kill(Stack.LOBBY);
    assault.run();
    stack.start(Stack.LOBBY);
  }

  private void databaseInBetween() {
    stack.freeze(Stack.COMBAT);
    try {
      assault.run();
      PollUntil.until("the question of combat", SOON, () -> questions().equals(List.of("1", "2")));
      stack.kill(Stack.POSTGRES);
      stack.start(Stack.POSTGRES);
    } finally {
      stack.thaw(Stack.COMBAT);
    }
  }

  private void awaitAdjudication() {
    PollUntil.until("the adjudication", SOON, () -> battles.somebodyWaitsFor("battle"));
  }

  private void awaitPublished() {
    PollUntil.until("the question at the broker", SOON, () -> unpublished().isEmpty());
  }

  private List<String> unpublished() {
    return games.ask(
        "select topic from outbox where match = ?::uuid and not published", playedMatch.id());
  }

  private List<String> questions() {
    return games.ask(
        "select number from question where match = ?::uuid order by number", playedMatch.id());
  }

  private List<String> battle() {
    return battles.ask("select report from battle where match = ?", playedMatch.id());
  }

  private static void require(boolean holds, String otherwise) {
    if (!holds) {
      throw new PollUntil.Vain(otherwise);
    }
  }
}
