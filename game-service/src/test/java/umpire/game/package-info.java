/**
 * The walls of this service; the packages below see it as a client does: real HTTP, broker and
 * database.
 */
@NullMarked
package umpire.game;

import org.jspecify.annotations.NullMarked;
