package umpire.lobby.breach.identity;

import umpire.lobby.breach.tokens.PersonalTokens;

/** Breach: identity needs no tokens. */
public record AsksTokens(PersonalTokens asked) {}
