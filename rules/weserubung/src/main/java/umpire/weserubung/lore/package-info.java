/** What several chapters of the booklet ask: the order of battle, stacking, ports, dice. */
@NullMarked
package umpire.weserubung.lore;

import org.jspecify.annotations.NullMarked;
