/** Parts of a position: counters, control, treasuries. */
@NullMarked
package umpire.weserubung.model.state;

import org.jspecify.annotations.NullMarked;
