package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.random.RandomGenerator;

/** Two people play by lot, and keep all that was acknowledged to them. */
final class PeoplePlaying implements Playing {
  private final Contest contest;
  private final CompletableFuture<Void> playing;

  /** They begin at once. */
  PeoplePlaying(Contest contest, RandomGenerator random, Duration longest) {
    this.contest = contest;
    Lot lot = new Lot(random);
    this.playing = CompletableFuture.runAsync(() -> contest.playOn(lot::command, longest));
  }

  @Override
  public String id() {
    return contest.id();
  }

  @Override
  public String players() {
    return "two people";
  }

  @Override
  public String counted() {
    return "order";
  }

  @Override
  public int sofar() {
    return contest.sofar();
  }

  /** The shortest matches have about twenty orders, most of them fifty and more. */
  @Override
  public int latest() {
    return 50;
  }

  @Override
  public boolean done() {
    return playing.isDone();
  }

  @Override
  public void awaitEnd() {
    try {
      playing.join();
    } catch (CompletionException broken) {
      throw new Api.Unexpected("the players broke off: " + broken.getCause());
    }
  }

  @Override
  public Api.Person onlooker() {
    return contest.first();
  }

  @Override
  public JsonNode export() {
    return contest.export();
  }

  @Override
  public List<String> findings(Database battles, DiceVerifier verifier) {
    return new Aftermath(contest, battles, verifier).findingsOfAWholeMatch();
  }
}
