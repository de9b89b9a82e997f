package umpire.lobby.breach.outbox;

import umpire.lobby.breach.seeks.AsksWebhooks;

/** Breach: what all use knows no slice. */
public record AsksSeeks(AsksWebhooks asked) {}
