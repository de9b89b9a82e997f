package umpire.lobby.discord.slash;

import umpire.lobby.discord.signature.Interaction;

/** A slash command: its name stands in {@code deploy/discord/commands.json}. */
public interface SlashCommand {
  /** Without the slash. */
  String name();

  /** The answer; it must come within three seconds, so whatever asks a service comes later. */
  InteractionAnswer take(Interaction.Command command);
}
