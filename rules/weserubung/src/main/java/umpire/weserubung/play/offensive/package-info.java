/** 10.0 The combat phase: offensives of all kinds, from their declaration to the way home. */
@NullMarked
package umpire.weserubung.play.offensive;

import org.jspecify.annotations.NullMarked;
