/** The action phase: one class per step and per interrupt, in the book's order. */
@NullMarked
package umpire.narvik.play;

import org.jspecify.annotations.NullMarked;
