/** What leaves the house for a viewer, compared between two matches that they cannot tell apart. */
@NullMarked
package umpire.local.drivers.leaks;

import org.jspecify.annotations.NullMarked;
