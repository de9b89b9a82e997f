/** The pack held against the rulebook: counters and set-up typed twice, our own rules computed. */
@NullMarked
package umpire.weserubung.pack;

import org.jspecify.annotations.NullMarked;
