package umpire.lobby.breach.discord.form;

import umpire.lobby.breach.tokens.PersonalTokens;

/** Breach: it is not the one that lends tokens. */
public record AsksTokens(PersonalTokens asked) {}
