package umpire.lobby.breach.seeks;

import umpire.lobby.breach.webhooks.Deliveries;

/** Breach: a seek tells no webhook. */
public record AsksWebhooks(Deliveries asked) {}
