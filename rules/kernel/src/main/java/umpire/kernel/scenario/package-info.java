/**
 * What a match begins with: scenario, seats, options, the outline of its turns; and how it may end.
 */
@NullMarked
package umpire.kernel.scenario;

import org.jspecify.annotations.NullMarked;
