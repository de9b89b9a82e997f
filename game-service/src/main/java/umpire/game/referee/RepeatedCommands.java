package umpire.game.referee;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.game.edition.Edition;
import umpire.game.referee.command.CommandRefused;
import umpire.game.referee.command.CommandRequest;
import umpire.game.referee.command.CommandResult;
import umpire.game.referee.command.ParsedCommands;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.state.MatchState;
import umpire.game.referee.state.MatchStateCache;
import umpire.game.referee.state.Refusals;
import umpire.game.store.transaction.AnswerRow;
import umpire.game.store.transaction.MatchDataStore;

/** Answers commands whose id was used before: by what became of the first, as known now. */
@Singleton
class RepeatedCommands {
  private final MatchRegistry matchRegistry;
  private final MatchStateCache matchStateCache;
  private final MatchDataStore matchDataStore;
  private final CommandOutcomes commandOutcomes;

  RepeatedCommands(
      MatchRegistry matchRegistry,
      MatchStateCache matchStateCache,
      MatchDataStore matchDataStore,
      CommandOutcomes commandOutcomes) {
    this.matchRegistry = matchRegistry;
    this.matchStateCache = matchStateCache;
    this.matchDataStore = matchDataStore;
    this.commandOutcomes = commandOutcomes;
  }

  /** The refusal, unless the commands are a repetition: then what became of the first. */
  Uni<CommandResult> or(CommandRequest request, Problem refusal) {
    return answer(request)
        .flatMap(
            known ->
                known.isPresent()
                    ? became(request, known.get())
                    : Uni.createFrom().item(new CommandRefused(refusal)));
  }

  /** What became of the first; it is known to be stored. */
  Uni<CommandResult> became(CommandRequest request) {
    return answer(request).flatMap(answer -> became(request, answer.orElseThrow()));
  }

  /**
   * What became of the first, or a refusal where its commands were others.
   *
   * @param answer to the first
   */
  Uni<CommandResult> became(CommandRequest request, AnswerRow answer) {
    return edition(request.match())
        .map(edition -> request.fingerprint(ParsedCommands.by(request.sent(), edition).json()))
        .flatMap(
            fingerprint -> {
              if (!answer.fingerprint().equals(fingerprint)) {
                Problem reused = Refusals.reused("The same id with other commands: take a new id.");
                return Uni.createFrom().item(new CommandRefused(reused));
              }
              return commandOutcomes.asKnownNow(request.match(), answer).map(known -> known);
            });
  }

  private Uni<Optional<AnswerRow>> answer(CommandRequest request) {
    return matchDataStore.answer(request.match(), request.account(), request.commandId());
  }

  /** A match is played to its end under one. */
  private Uni<Edition<?, ?, ?, ?>> edition(UUID match) {
    Optional<MatchState<?, ?, ?, ?>> kept = matchStateCache.inMemory(match);
    return kept.isPresent()
        ? Uni.createFrom().item(kept.get().edition())
        : matchRegistry
            .find(match)
            .flatMap(row -> matchStateCache.at(row))
            .map(matchState -> matchState.edition());
  }
}
