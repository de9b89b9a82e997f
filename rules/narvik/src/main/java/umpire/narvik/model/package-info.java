/** Assault on Narvik: position, counters, frames, commands and events; values only. */
@NullMarked
package umpire.narvik.model;

import org.jspecify.annotations.NullMarked;
