/** The map as it comes together: survey, layers, facts, checks, file. */
@NullMarked
package umpire.cartographer.sheet;

import org.jspecify.annotations.NullMarked;
