package umpire.game.referee;

import com.fasterxml.jackson.databind.JsonNode;
import io.smallrye.mutiny.Uni;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.Optional;
import java.util.UUID;
import org.jboss.logging.Logger;
import umpire.game.store.Appended;
import umpire.game.store.Ledger;
import umpire.game.store.MatchRow;
import umpire.game.store.Matches;
import umpire.game.store.Unstorable;
import umpire.kernel.combat.Diced;
import umpire.kernel.play.Desk;
import umpire.kernel.play.Pending;
import umpire.kernel.play.Report;
import umpire.wire.Reported;
import umpire.wire.Requested;
import umpire.wire.WireException;

/**
 * Applies the reports of other services. A report counts only if the match waits for exactly that
 * question of that desk; any other is dropped.
 */
@ApplicationScoped
public class Reports {
  private static final Logger LOG = Logger.getLogger(Reports.class);
  private static final int MOST_TRIES = 20;

  private final Matches matches;
  private final Standings standings;
  private final Scribe scribe;
  private final Ledger ledger;
  private final DiceBox dice;
  private final Figures figures;

  Reports(
      Matches matches,
      Standings standings,
      Scribe scribe,
      Ledger ledger,
      DiceBox dice,
      Figures figures) {
    this.matches = matches;
    this.standings = standings;
    this.scribe = scribe;
    this.ledger = ledger;
    this.dice = dice;
    this.figures = figures;
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
   * Applies a report from a desk; fails with Unusable, and then the match says that it is stalled.
   */
  public Uni<Taken> reported(String desk, Reported reported) {
    Optional<UUID> match = MatchIds.read(reported.match());
    if (match.isEmpty()) {
      return Uni.createFrom().item(Taken.DROPPED);
    }
    return standings
        .inMemory(match.get())
        .filter(standing -> waitsFor(standing, desk, reported))
        .map(standing -> apply(standing, desk, reported, 1))
        .orElseGet(() -> stored(match.get(), desk, reported, 1))
        .onFailure(Unusable.class)
        .call(
            unusable ->
                ledger.stallQuestion(
                    match.get(),
                    number(reported.question()),
                    // PostgreSQL takes no NUL in a text, and the report may have held one.
                    unusable.why().replace('\0', ' ')));
  }

  /** Of a question that the match waits for, and so is called match/number. */
  private static int number(String question) {
    return Integer.parseInt(question.substring(question.lastIndexOf('/') + 1));
  }

  private Uni<Taken> stored(UUID match, String desk, Reported reported, int tried) {
    if (tried > MOST_TRIES) {
      return Uni.createFrom()
          .failure(new IllegalStateException("others were faster than " + reported.question()));
    }
    return matches
        .find(match)
        .flatMap(
            found ->
                found.filter(row -> row.status().equals(MatchRow.PLAYING)).isEmpty()
                    ? Uni.createFrom().item(Taken.DROPPED)
                    : standings
                        .at(found.orElseThrow())
                        .flatMap(
                            standing ->
                                waitsFor(standing, desk, reported)
                                    ? apply(standing, desk, reported, tried)
                                    : Uni.createFrom().item(Taken.DROPPED)));
  }

  private static boolean waitsFor(Standing<?, ?, ?, ?> standing, String desk, Reported reported) {
    return standing
            .question()
            .filter(question -> Waits.desk(question.desk()).equals(desk))
            .map(question -> standing.match().id() + "/" + question.id().number())
            .filter(reported.question()::equals)
            .isPresent()
        && answersItsBrief(standing, reported);
  }

  /**
   * Whether it answers the brief that was asked. Another report under the question's id is of an
   * earlier life of the match, as before a back-up was restored; the right one follows when the
   * question is asked again.
   */
  private static boolean answersItsBrief(Standing<?, ?, ?, ?> standing, Reported reported) {
    JsonNode brief = standing.edition().tree(standing.question().orElseThrow().brief());
    boolean same = Requested.digest(brief).equals(reported.briefDigest());
    if (!same) {
      LOG.errorf("a report on %s answers another brief than was asked", reported.question());
    }
    return same;
  }

  private <P, C, E, V> Uni<Taken> apply(
      Standing<P, C, E, V> standing, String desk, Reported reported, int tried) {
    Pending.Question<C> question = standing.question().orElseThrow();
    Course<P, C, E, V> course = new Course<>(standing, dice);
    try {
      take(course, standing, question, reported.report());
    } catch (WireException | IllegalStateException | IllegalArgumentException wrong) {
      String why =
          "the report on " + reported.question() + " cannot be used: " + wrong.getMessage();
      return Uni.createFrom().failure(new Unusable(why, wrong));
    }
    return scribe
        .commit(course, question.id().number())
        .onFailure(Unstorable.class)
        .transform(
            wrong -> new Unusable("the report on " + reported.question() + ": " + wrong, wrong))
        .invoke(
            appended -> {
              if (appended == Appended.DONE) {
                figures.applied(standing, question);
              }
            })
        .flatMap(
            appended ->
                appended == Appended.DONE
                    ? Uni.createFrom().item(Taken.APPLIED)
                    : stored(standing.match().id(), desk, reported, tried + 1));
  }

  private <P, C, E, V> void take(
      Course<P, C, E, V> course,
      Standing<P, C, E, V> standing,
      Pending.Question<C> question,
      JsonNode json) {
    Report report = standing.edition().report(question.desk(), json);
    Match match = standing.match();
    if (question.desk() instanceof Desk.Combat(var id, var rule)
        && report instanceof Diced diced
        && !dice.gives(match.id(), match.key(id.number(), rule), diced.sides(), diced.dice())) {
      throw new IllegalArgumentException("its dice are not those of the draw");
    }
    course.report(question, report);
  }
}
