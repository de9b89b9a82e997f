@NullMarked
package umpire.cartographer.sheet;

import org.jspecify.annotations.NullMarked;
