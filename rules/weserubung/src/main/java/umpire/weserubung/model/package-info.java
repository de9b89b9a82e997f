/** What the game is made of: nations, counters, the position, commands and views. */
@NullMarked
package umpire.weserubung.model;

import org.jspecify.annotations.NullMarked;
