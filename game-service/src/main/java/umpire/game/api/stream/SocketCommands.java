package umpire.game.api.stream;

import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.databind.ObjectMapper;
import com.fasterxml.jackson.databind.node.ObjectNode;
import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.time.Clock;
import java.time.Instant;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.auth.Permit;
import umpire.chassis.auth.Revocations;
import umpire.chassis.http.BodyParser;
import umpire.chassis.http.FailureProblems;
import umpire.chassis.http.JsonReadFailure;
import umpire.chassis.http.MemoryBudget;
import umpire.chassis.http.Problem;
import umpire.chassis.http.ProblemJson;
import umpire.chassis.metrics.ProblemCounter;
import umpire.chassis.quota.OrderQuota;
import umpire.game.api.http.Scopes;
import umpire.game.api.json.MatchJson;
import umpire.game.referee.Referee;
import umpire.game.referee.command.CommandOutcome;
import umpire.game.referee.command.CommandRefused;
import umpire.game.referee.command.CommandRequest;
import umpire.game.referee.command.CommandResult;
import umpire.game.referee.reading.MatchReader;

/**
 * Carries out commands that come as text frames of a socket. Each frame has one answer. The same
 * scope, quota and strictness hold as by HTTP.
 */
@Singleton
class SocketCommands {
  private final Referee referee;
  private final MatchReader matchReader;
  private final Revocations revocations;
  private final OrderQuota orderQuota;
  private final ProblemJson problems;
  private final ProblemCounter counts;
  private final MemoryBudget budget;
  private final ObjectMapper json;
  private final Clock clock;

  SocketCommands(
      Referee referee,
      MatchReader matchReader,
      Revocations revocations,
      OrderQuota orderQuota,
      ProblemJson problems,
      ProblemCounter counts,
      MemoryBudget budget,
      ObjectMapper json,
      Clock clock) {
    this.referee = referee;
    this.matchReader = matchReader;
    this.revocations = revocations;
    this.orderQuota = orderQuota;
    this.problems = problems;
    this.counts = counts;
    this.budget = budget;
    this.json = json;
    this.clock = clock;
  }

  /**
   * Who sends.
   *
   * @param permit under which the socket was opened; empty for somebody who is not signed in
   * @param match of the socket; empty on that of all matches
   * @param connection its id, by which a fault is found in the log
   */
  record Sender(Optional<Permit> permit, Optional<UUID> match, String connection) {}

  /** What becomes of a text frame. */
  Uni<CommandAnswer> answer(Sender sender, String text) {
    Instant received = clock.instant();
    MemoryBudget.Share share = budget.open();
    CommandsFrame frame;
    try {
      frame = read(text, share);
    } catch (RuntimeException unreadable) {
      share.close();
      return Uni.createFrom().item(refused(sender, "", unreadable));
    }
    return Uni.createFrom()
        .deferred(() -> ruled(sender, frame, received))
        .onFailure()
        .recoverWithItem(failure -> refused(sender, frame.commandId(), failure))
        .eventually(share::close);
  }

  private CommandsFrame read(String text, MemoryBudget.Share share) {
    share.add(2L * text.length());
    try (JsonParser parser = new BodyParser(json.getFactory().createParser(text), share)) {
      CommandsFrame frame = json.readerFor(CommandsFrame.class).readValue(parser);
      if (frame == null) {
        throw Problem.malformed("", "must be an object").asException();
      }
      return frame;
    } catch (JsonProcessingException unreadable) {
      throw JsonReadFailure.refused(unreadable);
    } catch (IOException broken) {
      throw new UncheckedIOException(broken);
    }
  }

  private Uni<CommandAnswer> ruled(Sender sender, CommandsFrame frame, Instant received) {
    Permit permit = permitted(sender, received);
    CommandRequest request = frame.request(sender.match(), permit.account().id(), received);
    return referee
        .command(request, frame.waits())
        .flatMap(result -> answer(sender, permit, request, result));
  }

  /** Throws ProblemException where the socket's token permits no commands, or none any more. */
  private Permit permitted(Sender sender, Instant now) {
    Permit permit =
        sender
            .permit()
            .filter(held -> !revocations.revoked(held) && held.until().isAfter(now))
            .orElseThrow(() -> Problem.unauthenticated().asException());
    revocations.requireCurrent(permit);
    if (!permit.account().scopes().contains(Scopes.PLAY)) {
      throw Problem.lacking(Scopes.PLAY).asException();
    }
    orderQuota.require(permit);
    return permit;
  }

  private Uni<CommandAnswer> answer(
      Sender sender, Permit permit, CommandRequest request, CommandResult result) {
    return switch (result) {
      case CommandOutcome outcome ->
          matchReader
              .next(request.match(), outcome.seat(), request.account())
              .map(next -> accepted(permit, request, outcome, next));
      case CommandRefused(Problem problem) ->
          Uni.createFrom().item(refused(sender, request.commandId(), problem));
    };
  }

  private CommandAnswer accepted(
      Permit permit, CommandRequest request, CommandOutcome outcome, ObjectNode next) {
    int status = outcome.outstanding() ? 202 : 200;
    orderQuota.settle(permit, status);
    int number = next.at("/decision/id").asInt();
    return new CommandAnswer(
        request.commandId(),
        status,
        "outcome",
        MatchJson.outcome(outcome, next).toString(),
        number == 0
            ? Optional.empty()
            : Optional.of(new CommandAnswer.NextDecision(request.match(), number)));
  }

  private CommandAnswer refused(Sender sender, String commandId, Throwable failure) {
    return refused(sender, commandId, FailureProblems.of(failure, sender.connection()));
  }

  private CommandAnswer refused(Sender sender, String commandId, Problem problem) {
    counts.answered(problem.status(), problem.kind());
    sender.permit().ifPresent(permit -> orderQuota.settle(permit, problem.status()));
    return new CommandAnswer(
        commandId,
        problem.status(),
        "problem",
        problems.text(problem, sender.connection()),
        Optional.empty());
  }
}
