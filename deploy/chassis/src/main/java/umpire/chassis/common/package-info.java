/**
 * Small things that several services keep and name alike: digests, secrets, ids, recent entries.
 */
@NullMarked
package umpire.chassis.common;

import org.jspecify.annotations.NullMarked;
