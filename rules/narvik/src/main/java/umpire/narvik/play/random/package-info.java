/**
 * The random event phase: secret and open events (8), German arrivals (19.1, 23.4, 30) and Allied
 * redeployments (23.3, 31).
 */
@NullMarked
package umpire.narvik.play.random;

import org.jspecify.annotations.NullMarked;
