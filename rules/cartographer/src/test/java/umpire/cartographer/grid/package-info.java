@NullMarked
package umpire.cartographer.grid;

import org.jspecify.annotations.NullMarked;
