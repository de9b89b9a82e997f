/** 7.3 to 7.5, 8.4, 8.5, 10.3, 10.5, 10.7: how battles of all kinds are fought. */
@NullMarked
package umpire.weserubung.play.fight;

import org.jspecify.annotations.NullMarked;
