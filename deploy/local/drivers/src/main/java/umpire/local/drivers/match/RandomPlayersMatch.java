package umpire.local.drivers.match;

import com.fasterxml.jackson.databind.JsonNode;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.random.RandomGenerator;
import umpire.local.drivers.http.Api;
import umpire.local.drivers.stack.DatabaseProbe;

/** People play by lot, and keep all that was acknowledged to them. */
public final class RandomPlayersMatch implements BackgroundMatch {
  private final PlayedMatch playedMatch;
  private final SampleMatch sampleMatch;
  private final CompletableFuture<Void> playing;

  /** They begin at once. */
  public RandomPlayersMatch(
      SampleMatch sampleMatch, PlayedMatch playedMatch, RandomGenerator random, Duration longest) {
    this.sampleMatch = sampleMatch;
    this.playedMatch = playedMatch;
    RandomCommands randomCommands = new RandomCommands(random);
    this.playing =
        CompletableFuture.runAsync(
            () -> playedMatch.playOn(randomCommands::command, sampleMatch.orders(), longest));
  }

  @Override
  public String id() {
    return playedMatch.id();
  }

  @Override
  public String players() {
    return playedMatch.people().size() == 2 ? "two people" : "three people";
  }

  @Override
  public String counted() {
    return "order";
  }

  @Override
  public int sofar() {
    return playedMatch.sofar();
  }

  @Override
  public int latest() {
    return sampleMatch.latest();
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
    return playedMatch.first();
  }

  @Override
  public JsonNode export() {
    return playedMatch.export();
  }

  @Override
  public List<String> findings(DatabaseProbe battles, DiceVerifier verifier) {
    return new EndOfMatchChecks(playedMatch, battles, verifier).findingsOfAWholeMatch();
  }
}
