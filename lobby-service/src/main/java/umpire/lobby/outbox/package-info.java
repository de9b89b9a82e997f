/**
 * Messages to the other services: what they say, and the table in which they wait for the broker,
 * written in the transaction that they report.
 */
@NullMarked
package umpire.lobby.outbox;

import org.jspecify.annotations.NullMarked;
