/** 7.3 to 7.5, 8.4, 8.5, 10.3: the rounds of a battle, who bears its hits, who leaves it. */
@NullMarked
package umpire.weserubung.play.battle;

import org.jspecify.annotations.NullMarked;
