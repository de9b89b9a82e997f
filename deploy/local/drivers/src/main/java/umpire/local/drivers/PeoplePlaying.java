package umpire.local.drivers;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.random.RandomGenerator;

/** People play by lot, and keep all that was acknowledged to them. */
final class PeoplePlaying implements Playing {
  private final Contest contest;
  private final Bout bout;
  private final CompletableFuture<Void> playing;

  /** They begin at once. */
  PeoplePlaying(Bout bout, Contest contest, RandomGenerator random, Duration longest) {
    this.bout = bout;
    this.contest = contest;
    Lot lot = new Lot(random);
    this.playing =
        CompletableFuture.runAsync(() -> contest.playOn(lot::command, bout.orders(), longest));
  }

  @Override
  public String id() {
    return contest.id();
  }

  @Override
  public String players() {
    return contest.people().size() == 2 ? "two people" : "three people";
  }

  @Override
  public String counted() {
    return "order";
  }

  @Override
  public int sofar() {
    return contest.sofar();
  }

  @Override
  public int latest() {
    return bout.latest();
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
