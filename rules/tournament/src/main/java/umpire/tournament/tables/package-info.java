/** Tables of three, Swiss-like by points. */
@NullMarked
package umpire.tournament.tables;

import org.jspecify.annotations.NullMarked;
