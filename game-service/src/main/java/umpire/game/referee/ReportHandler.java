package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;
import umpire.game.referee.state.Match;
import umpire.game.referee.state.MatchIds;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.WaitsJson;
import umpire.game.referee.transaction.DrawSource;
import umpire.game.referee.transaction.MatchCommitter;
import umpire.game.referee.transaction.MatchTransaction;
import umpire.game.referee.transaction.RefereeMetrics;
import umpire.game.store.database.UnstorableValue;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.Matches;
import umpire.game.store.transaction.AppendResult;
import umpire.game.store.transaction.MatchDataStore;
import umpire.kernel.combat.DiceReport;
import umpire.kernel.play.Adjudicator;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.wire.WireException;
import umpire.wire.message.QuestionReport;
import umpire.wire.message.QuestionRequest;

/**
 * Applies the reports of other services. A report counts only if the match waits for exactly that
 * question of that adjudicator; any other is dropped.
 */
@Singleton
public class ReportHandler {
  private static final Logger LOG = Logger.getLogger(ReportHandler.class);
  private static final int MOST_TRIES = 20;

  private final Matches matches;
  private final MatchStateCache matchStateCache;
  private final MatchCommitter matchCommitter;
  private final MatchDataStore matchDataStore;
  private final DrawSource dice;
  private final RefereeMetrics refereeMetrics;

  ReportHandler(
      Matches matches,
      MatchStateCache matchStateCache,
      MatchCommitter matchCommitter,
      MatchDataStore matchDataStore,
      DrawSource dice,
      RefereeMetrics refereeMetrics) {
    this.matches = matches;
    this.matchStateCache = matchStateCache;
    this.matchCommitter = matchCommitter;
    this.matchDataStore = matchDataStore;
    this.dice = dice;
    this.refereeMetrics = refereeMetrics;
  }

  /** What became of a report. */
  public enum Taken {
    /** The match goes on. */
    APPLIED,
    /** Nobody waits for it. */
    DROPPED
  }

  /** A report that can never be applied, and why. */
  public static final class Unusable extends RuntimeException {
    private static final long serialVersionUID = 1L;

    Unusable(String why, Throwable cause) {
      super(why, cause);
    }

    /** Why, in a sentence. */
    public String why() {
      return String.valueOf(getMessage());
    }
  }

  /**
   * Applies a report from an adjudicator; fails with Unusable, and then the match says that it is
   * stalled.
   */
  public Uni<Taken> reported(String adjudicator, QuestionReport questionReport) {
    Optional<UUID> match = MatchIds.read(questionReport.match());
    if (match.isEmpty()) {
      return Uni.createFrom().item(Taken.DROPPED);
    }
    return matchStateCache
        .inMemory(match.get())
        .filter(matchState -> waitsFor(matchState, adjudicator, questionReport))
        .map(matchState -> apply(matchState, adjudicator, questionReport, 1))
        .orElseGet(() -> stored(match.get(), adjudicator, questionReport, 1))
        .onFailure(Unusable.class)
        .call(
            unusable ->
                matchDataStore.stallQuestion(
                    match.get(),
                    number(questionReport.question()),
                    // PostgreSQL takes no NUL in a text, and the report may have held one.
                    unusable.why().replace('\0', ' ')));
  }

  /** Of a question that the match waits for, and so is called match/number. */
  private static int number(String question) {
    return Integer.parseInt(question.substring(question.lastIndexOf('/') + 1));
  }

  private Uni<Taken> stored(
      UUID match, String adjudicator, QuestionReport questionReport, int tried) {
    if (tried > MOST_TRIES) {
      return Uni.createFrom()
          .failure(
              new IllegalStateException("others were faster than " + questionReport.question()));
    }
    return matches
        .find(match)
        .flatMap(
            found ->
                found.filter(row -> row.status().equals(MatchRow.PLAYING)).isEmpty()
                    ? Uni.createFrom().item(Taken.DROPPED)
                    : matchStateCache
                        .at(found.orElseThrow())
                        .flatMap(
                            matchState ->
                                waitsFor(matchState, adjudicator, questionReport)
                                    ? apply(matchState, adjudicator, questionReport, tried)
                                    : Uni.createFrom().item(Taken.DROPPED)));
  }

  private static boolean waitsFor(
      MatchState<?, ?, ?, ?> matchState, String adjudicator, QuestionReport questionReport) {
    return matchState
            .question()
            .filter(question -> WaitsJson.adjudicator(question.adjudicator()).equals(adjudicator))
            .map(question -> matchState.match().id() + "/" + question.id().number())
            .filter(questionReport.question()::equals)
            .isPresent()
        && answersItsBrief(matchState, questionReport);
  }

  /**
   * Whether it answers the brief that was asked. Another report under the question's id is of an
   * earlier life of the match, as before a back-up was restored; the right one follows when the
   * question is asked again.
   */
  private static boolean answersItsBrief(
      MatchState<?, ?, ?, ?> matchState, QuestionReport questionReport) {
    JsonNode brief = matchState.edition().tree(matchState.question().orElseThrow().brief());
    boolean same = QuestionRequest.digest(brief).equals(questionReport.briefDigest());
    if (!same) {
      LOG.errorf("a report on %s answers another brief than was asked", questionReport.question());
    }
    return same;
  }

  private <P, C, E, V> Uni<Taken> apply(
      MatchState<P, C, E, V> matchState,
      String adjudicator,
      QuestionReport questionReport,
      int tried) {
    Pending.Question<C> question = matchState.question().orElseThrow();
    MatchTransaction<P, C, E, V> transaction = new MatchTransaction<>(matchState, dice);
    try {
      take(transaction, matchState, question, questionReport.report());
    } catch (WireException | IllegalStateException | IllegalArgumentException wrong) {
      String why =
          "the report on " + questionReport.question() + " cannot be used: " + wrong.getMessage();
      return Uni.createFrom().failure(new Unusable(why, wrong));
    }
    return matchCommitter
        .commit(transaction, question.id().number())
        .onFailure(UnstorableValue.class)
        .transform(
            wrong ->
                new Unusable("the report on " + questionReport.question() + ": " + wrong, wrong))
        .invoke(
            appendResult -> {
              if (appendResult == AppendResult.DONE) {
                refereeMetrics.applied(matchState, question);
              }
            })
        .flatMap(
            appendResult ->
                appendResult == AppendResult.DONE
                    ? Uni.createFrom().item(Taken.APPLIED)
                    : stored(matchState.match().id(), adjudicator, questionReport, tried + 1));
  }

  private <P, C, E, V> void take(
      MatchTransaction<P, C, E, V> transaction,
      MatchState<P, C, E, V> matchState,
      Pending.Question<C> question,
      JsonNode json) {
    Report report = matchState.edition().report(question.adjudicator(), json);
    Match match = matchState.match();
    if (question.adjudicator() instanceof Adjudicator.Combat(var id, var rule)
        && report instanceof DiceReport diceReport
        && !dice.gives(
            match.id(), match.key(id.number(), rule), diceReport.sides(), diceReport.dice())) {
      throw new IllegalArgumentException("its dice are not those of the draw");
    }
    transaction.report(question, report);
  }
}
