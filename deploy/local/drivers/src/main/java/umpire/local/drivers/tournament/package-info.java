/** Tournaments that house bots play over HTTP. */
@NullMarked
package umpire.local.drivers.tournament;

import org.jspecify.annotations.NullMarked;
