package umpire.lobby.breach.tokens;

/** What Discord may see in one place. */
public record PersonalTokens() {}
