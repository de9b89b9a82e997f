/** Assault on Narvik: position, counters, frames and commands; values only. */
@NullMarked
package umpire.narvik.model;

import org.jspecify.annotations.NullMarked;
