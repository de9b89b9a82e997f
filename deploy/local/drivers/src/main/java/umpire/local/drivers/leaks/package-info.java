/**
 * What leaves the installation for a viewer, compared between two matches that they cannot
 * distinguish.
 */
@NullMarked
package umpire.local.drivers.leaks;

import org.jspecify.annotations.NullMarked;
