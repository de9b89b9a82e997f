/** The HTTP API: limits of the whole installation; the packages below hold the other resources. */
@NullMarked
package umpire.game.api;

import org.jspecify.annotations.NullMarked;
