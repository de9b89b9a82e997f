package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.Answer;
import umpire.lobby.discord.door.Interaction;

/** {@code /decision}: what the match asks of me, with all that I may answer as components. */
@ApplicationScoped
public class DecisionCommand implements SlashCommand {
  private final Askers askers;
  private final Decisions decisions;

  DecisionCommand(Askers askers, Decisions decisions) {
    this.askers = askers;
    this.decisions = decisions;
  }

  @Override
  public String name() {
    return "decision";
  }

  @Override
  public Answer take(Interaction.Command command) {
    return Answer.privately(
        () -> decisions.now(askers.linked(command.context()), askers.match(command.context())));
  }
}
