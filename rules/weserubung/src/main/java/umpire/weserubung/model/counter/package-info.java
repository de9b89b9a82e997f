/** What a counter is: whose, which arm, how strong, what it costs. */
@NullMarked
package umpire.weserubung.model.counter;

import org.jspecify.annotations.NullMarked;
