/** The reasons of findings. */
@NullMarked
package umpire.narvik.model.why;

import org.jspecify.annotations.NullMarked;
