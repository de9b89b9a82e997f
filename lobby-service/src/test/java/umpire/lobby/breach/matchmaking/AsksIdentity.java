package umpire.lobby.breach.matchmaking;

import umpire.lobby.breach.identity.AsksTokens;

/** Breach: the wanted match has no accounts. */
public record AsksIdentity(AsksTokens asked) {}
