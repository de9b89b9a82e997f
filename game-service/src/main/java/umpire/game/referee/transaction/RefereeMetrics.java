package umpire.game.referee.transaction;

import com.fasterxml.jackson.databind.JsonNode;
import io.micrometer.core.instrument.Counter;
import io.micrometer.core.instrument.MeterRegistry;
import io.micrometer.core.instrument.Timer;
import jakarta.inject.Singleton;
import java.time.Duration;
import java.util.Collections;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import umpire.chassis.common.RecentlyUsed;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemException;
import umpire.game.referee.command.CommandOutcome;
import umpire.game.referee.command.CommandRefused;
import umpire.game.referee.command.CommandResult;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.WaitsJson;
import umpire.kernel.citation.RuleId;
import umpire.kernel.pack.Pack;
import umpire.kernel.play.Pending;

/** Counts and times what becomes of commands and questions. */
@Singleton
public class RefereeMetrics {
  /** Of a match that is not in memory, or is none. */
  private static final String UNKNOWN = "unknown";

  private static final String REFUSED = "refused";

  /** Questions that are timed at once; of more, the oldest are not. */
  private static final int MOST = 4_096;

  private final MatchStateCache matchStateCache;
  private final MeterRegistry registry;
  private final Map<Open, Long> asked = Collections.synchronizedMap(new RecentlyUsed<>(MOST));

  RefereeMetrics(MatchStateCache matchStateCache, MeterRegistry registry) {
    this.matchStateCache = matchStateCache;
    this.registry = registry;
  }

  private record Open(UUID match, int question) {}

  /** What became of commands. */
  public void ruled(UUID match, CommandResult result) {
    switch (result) {
      case CommandOutcome outcome -> counted(game(match), word(outcome));
      case CommandRefused(Problem problem) -> refused(match, problem);
    }
  }

  private static String word(CommandOutcome outcome) {
    if (outcome.outstanding()) {
      return "outstanding";
    }
    return outcome.answer().revision() == 0 ? "draft" : "done";
  }

  /** Commands that could not be read, or met a fault of ours. */
  public void failed(UUID match, Throwable failure) {
    if (failure instanceof ProblemException exception) {
      refused(match, exception.problem());
    } else {
      counted(game(match), "fault");
    }
  }

  /** The kinds of problems are words of our code, so they are few. */
  private void refused(UUID match, Problem problem) {
    String game = game(match);
    counted(game, problem.kind());
    if (problem.kind().equals(REFUSED)) {
      matchStateCache
          .inMemory(match)
          .map(matchState -> rules(problem, matchState.edition().pack()))
          .ifPresent(rules -> rules.forEach(rule -> refused(game, rule)));
    }
  }

  private String game(UUID match) {
    return matchStateCache
        .inMemory(match)
        .map(matchState -> matchState.edition().pack().game())
        .orElse(UNKNOWN);
  }

  private void counted(String game, String outcome) {
    Counter.builder("umpire.commands")
        .description("Requests with commands, by what became of them.")
        .tag("game", game)
        .tag("outcome", outcome)
        .register(registry)
        .increment();
  }

  /** Of the findings, the rules that stand in the ledger: so there are never more of them. */
  private static Set<String> rules(Problem refused, Pack pack) {
    Set<String> rules = new LinkedHashSet<>();
    if (refused.members().get("findings") instanceof JsonNode findings) {
      for (JsonNode finding : findings) {
        RuleId rule = new RuleId(finding.path("rule").asText());
        if (pack.rules().containsKey(rule)) {
          rules.add(rule.value());
        }
      }
    }
    return rules;
  }

  private void refused(String game, String rule) {
    Counter.builder("umpire.refusals")
        .description("Refused commands, by each rule that forbade them.")
        .tag("game", game)
        .tag("rule", rule)
        .register(registry)
        .increment();
  }

  /** The match waits for this question from now on. */
  void asked(UUID match, Pending.Question<?> question) {
    asked.put(new Open(match, question.id().number()), System.nanoTime());
  }

  /**
   * The report on a question was applied. Timed is what this instance has asked since it was
   * started; of what another asked, only that one knows when.
   */
  public void applied(MatchState<?, ?, ?, ?> before, Pending.Question<?> question) {
    @Nullable Long since = asked.remove(new Open(before.match().id(), question.id().number()));
    if (since != null) {
      Timer.builder("umpire.adjudication")
          .description("From the commit of a question to that of its report.")
          .tag("game", before.edition().pack().game())
          .tag("adjudicator", WaitsJson.adjudicator(question.adjudicator()))
          .register(registry)
          .record(Duration.ofNanos(System.nanoTime() - since));
    }
  }
}
