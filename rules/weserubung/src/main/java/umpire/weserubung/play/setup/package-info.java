/** 15.2: what the players place themselves before the first turn. */
@NullMarked
package umpire.weserubung.play.setup;

import org.jspecify.annotations.NullMarked;
