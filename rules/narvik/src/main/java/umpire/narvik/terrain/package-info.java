/**
 * Movement costs, passability, zones of control, stacking and lines of fire (12-14, 16.1, 20.5).
 */
@NullMarked
package umpire.narvik.terrain;

import org.jspecify.annotations.NullMarked;
