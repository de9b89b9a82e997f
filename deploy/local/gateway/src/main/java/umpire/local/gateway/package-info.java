/** One origin for the four services: no rule, no state, only the way there and back. */
@NullMarked
package umpire.local.gateway;

import org.jspecify.annotations.NullMarked;
