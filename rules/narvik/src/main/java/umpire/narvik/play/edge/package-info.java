/** 22 Sweden, and the ways off the map. */
@NullMarked
package umpire.narvik.play.edge;

import org.jspecify.annotations.NullMarked;
