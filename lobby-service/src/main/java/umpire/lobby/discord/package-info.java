/**
 * Discord: an adapter that calls our public API as the linked account, without an access of its own
 * into a match (docs/adr/0010).
 */
@NullMarked
package umpire.lobby.discord;

import org.jspecify.annotations.NullMarked;
