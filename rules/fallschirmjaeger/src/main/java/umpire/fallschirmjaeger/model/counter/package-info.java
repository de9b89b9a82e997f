/** Counters: what is printed on them. */
@NullMarked
package umpire.fallschirmjaeger.model.counter;

import org.jspecify.annotations.NullMarked;
