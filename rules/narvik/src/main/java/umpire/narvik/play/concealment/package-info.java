/**
 * Concealment (11): how face-down counters are dealt to tokens, and what of them can be told apart.
 */
@NullMarked
package umpire.narvik.play.concealment;

import org.jspecify.annotations.NullMarked;
