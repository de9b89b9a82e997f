/**
 * Discord: an adapter that speaks our public API as the linked account, without a door of its own
 * into a match (docs/adr/0010).
 */
@NullMarked
package umpire.lobby.discord;

import org.jspecify.annotations.NullMarked;
