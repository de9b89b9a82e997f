/** Counters: what is printed on them, and how they stand on the map. */
@NullMarked
package umpire.narvik.model.counter;

import org.jspecify.annotations.NullMarked;
