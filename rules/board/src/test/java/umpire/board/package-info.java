/** What the pictures must show, and what they must not. */
@NullMarked
package umpire.board;

import org.jspecify.annotations.NullMarked;
