/**
 * Moderation: whom people do not want to meet, what they report, and what administrators decide:
 * warnings, bans and appeals. Every act of an administrator is written down, reading too.
 */
@NullMarked
package umpire.lobby.moderation;

import org.jspecify.annotations.NullMarked;
