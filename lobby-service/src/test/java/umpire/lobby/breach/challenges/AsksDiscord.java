package umpire.lobby.breach.challenges;

import umpire.lobby.breach.discord.links.TokenLending;

/** Breach: nobody needs Discord. */
public record AsksDiscord(TokenLending asked) {}
