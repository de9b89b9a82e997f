package umpire.game.store;

import java.time.Instant;

/**
 * A bot, and how it is.
 *
 * @param announcedAt when it last said that it is there
 * @param online whether that holds still
 * @param playing matches in which it sits or to which it is invited, that are not over
 * @param withOpponent of them those with somebody who was asked about
 */
public record KnownBot(
    BotRow bot, Instant announcedAt, boolean online, int playing, int withOpponent) {}
