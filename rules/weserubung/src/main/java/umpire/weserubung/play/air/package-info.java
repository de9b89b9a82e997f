/** 7.0: flights, who meets them on their way, what they attack and where they land. */
@NullMarked
package umpire.weserubung.play.air;

import org.jspecify.annotations.NullMarked;
