/**
 * Matches are opened, listed, imported, gone on with and played again; seats are taken and left.
 */
@NullMarked
package umpire.game.api.match;

import org.jspecify.annotations.NullMarked;
