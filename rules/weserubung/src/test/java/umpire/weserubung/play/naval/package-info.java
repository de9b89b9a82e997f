/** The naval phase, rule by rule, and walked at random. */
@NullMarked
package umpire.weserubung.play.naval;

import org.jspecify.annotations.NullMarked;
