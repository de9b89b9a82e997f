package umpire.lobby.discord;

import io.quarkus.arc.All;
import jakarta.enterprise.context.ApplicationScoped;
import java.util.List;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.CompletionStage;
import java.util.function.Function;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import umpire.chassis.http.Problem;
import umpire.lobby.discord.message.Reply;
import umpire.lobby.discord.settings.DiscordExecutor;
import umpire.lobby.discord.signature.Interaction;
import umpire.lobby.discord.slash.Explanations;
import umpire.lobby.discord.slash.FormClicks;
import umpire.lobby.discord.slash.HintException;
import umpire.lobby.discord.slash.InteractionAnswer;
import umpire.lobby.discord.slash.MatchChoice;
import umpire.lobby.discord.slash.SlashCommand;
import umpire.lobby.discord.slash.TournamentCommand;

/** Passes each interaction to its command, and ensures that Discord is answered in time. */
@ApplicationScoped
public class InteractionDispatcher {
  private final Map<String, SlashCommand> commands;
  private final FormClicks forms;
  private final MatchChoice choice;
  private final TournamentCommand tournaments;
  private final FollowUps followUps;
  private final DiscordExecutor discordExecutor;

  InteractionDispatcher(
      @All List<SlashCommand> commands,
      FormClicks forms,
      MatchChoice choice,
      TournamentCommand tournaments,
      FollowUps followUps,
      DiscordExecutor discordExecutor) {
    this.commands =
        commands.stream().collect(Collectors.toMap(SlashCommand::name, Function.identity()));
    this.forms = forms;
    this.choice = choice;
    this.tournaments = tournaments;
    this.followUps = followUps;
    this.discordExecutor = discordExecutor;
  }

  /** What Discord is answered at once. */
  public CompletionStage<Reply> answer(Interaction interaction) {
    return switch (interaction) {
      case Interaction.Ping _ -> CompletableFuture.completedStage(new Reply.Pong());
      case Interaction.Command command ->
          answer(command.context(), () -> named(command.name()).take(command));
      case Interaction.Pressed pressed -> answer(pressed.context(), () -> pressed(pressed));
      case Interaction.Typed typed -> answer(typed.context(), () -> forms.take(typed));
    };
  }

  private InteractionAnswer pressed(Interaction.Pressed pressed) {
    if (pressed.customId().startsWith(MatchChoice.PREFIX)) {
      return choice.take(pressed);
    }
    return pressed.customId().startsWith(TournamentCommand.PREFIX)
        ? tournaments.take(pressed)
        : forms.take(pressed);
  }

  private SlashCommand named(String name) {
    @Nullable SlashCommand command = commands.get(name);
    if (command == null) {
      throw Problem.malformed("/data/name", "there is no command '" + name + "'").asException();
    }
    return command;
  }

  private CompletionStage<Reply> answer(
      Interaction.Context context, Supplier<InteractionAnswer> work) {
    return discordExecutor
        .run(work)
        .handle((interactionAnswer, failure) -> reply(context, interactionAnswer, failure));
  }

  private Reply reply(
      Interaction.Context context,
      @Nullable InteractionAnswer interactionAnswer,
      @Nullable Throwable failure) {
    if (failure != null) {
      return refused(failure instanceof CompletionException ? failure.getCause() : failure);
    }
    return switch (interactionAnswer) {
      case InteractionAnswer.Now(var reply) -> reply;
      case InteractionAnswer.Then(var first, var later) ->
          discordExecutor.begin(() -> followUps.send(context, later))
              ? first
              : new Reply.Whisper(Explanations.BUSY);
      case null -> throw new IllegalStateException("no answer to " + context);
    };
  }

  /** What a person did wrong is said to the person; what Discord sent wrong, to Discord. */
  private static Reply refused(@Nullable Throwable failure) {
    return switch (failure) {
      case HintException hintException -> new Reply.Whisper(Explanations.of(hintException));
      case RuntimeException known -> throw known;
      case null, default -> throw new IllegalStateException(failure);
    };
  }
}
