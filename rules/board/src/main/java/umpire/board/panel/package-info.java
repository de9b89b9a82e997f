/** Draws what stands beside the map: title, boxes, stacks in full and the legend. */
@NullMarked
package umpire.board.panel;

import org.jspecify.annotations.NullMarked;
