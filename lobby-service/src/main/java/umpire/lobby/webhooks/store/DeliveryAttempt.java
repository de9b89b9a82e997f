package umpire.lobby.webhooks.store;

import java.time.Instant;

/**
 * What came of an attempt.
 *
 * @param at when it began
 * @param status of HTTP, 0 where no answer came
 * @param milliseconds until the answer began, or until there was none to be had
 * @param error why it does not count as delivered, else empty
 */
public record DeliveryAttempt(Instant at, int status, int milliseconds, String error) {}
