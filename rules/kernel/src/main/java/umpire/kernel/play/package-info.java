/**
 * Rulesets: inputs, what a match waits for, rulings, views. Maps and sets of these records keep no
 * promise of order beyond their own Javadoc: wire sorts what it writes, so equal values give equal
 * bytes.
 */
@NullMarked
package umpire.kernel.play;

import org.jspecify.annotations.NullMarked;
