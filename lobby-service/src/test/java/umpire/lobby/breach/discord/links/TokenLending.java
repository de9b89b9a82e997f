package umpire.lobby.breach.discord.links;

import umpire.lobby.breach.tokens.PersonalTokens;

/** No breach: the one class that lends tokens. */
public record TokenLending(PersonalTokens asked) {}
