package umpire.lobby.breach.webhooks;

/** What others may not see. */
public record Deliveries() {}
