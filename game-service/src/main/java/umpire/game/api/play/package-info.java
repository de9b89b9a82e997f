/** What a seat is asked, its orders and acts, and advice on them. */
@NullMarked
package umpire.game.api.play;

import org.jspecify.annotations.NullMarked;
