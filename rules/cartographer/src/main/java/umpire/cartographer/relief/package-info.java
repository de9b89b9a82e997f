/** Heights above the sea. */
@NullMarked
package umpire.cartographer.relief;

import org.jspecify.annotations.NullMarked;
