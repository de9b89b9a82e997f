package umpire.lobby.discord.slash;

import jakarta.enterprise.context.ApplicationScoped;
import umpire.lobby.discord.signature.Interaction;

/** {@code /decision}: what the match asks of me, with all that I may answer as components. */
@ApplicationScoped
public class DecisionCommand implements SlashCommand {
  private final DiscordCallers discordCallers;
  private final DecisionForms decisionForms;

  DecisionCommand(DiscordCallers discordCallers, DecisionForms decisionForms) {
    this.discordCallers = discordCallers;
    this.decisionForms = decisionForms;
  }

  @Override
  public String name() {
    return "decision";
  }

  @Override
  public InteractionAnswer take(Interaction.Command command) {
    return InteractionAnswer.privately(
        () ->
            decisionForms.now(
                discordCallers.linked(command.context()), discordCallers.match(command.context())));
  }
}
