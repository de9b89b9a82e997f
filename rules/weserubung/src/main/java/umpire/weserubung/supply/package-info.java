/** 10.1: who is surrounded. */
@NullMarked
package umpire.weserubung.supply;

import org.jspecify.annotations.NullMarked;
