/** 10.2, 10.7, 10.8: who may take part in an offensive, and by which ways they come. */
@NullMarked
package umpire.weserubung.play.attackers;

import org.jspecify.annotations.NullMarked;
