/** What several chapters of the booklet ask: the order of battle, stacking, ports, dice. */
@NullMarked
package umpire.weserubung.rules;

import org.jspecify.annotations.NullMarked;
