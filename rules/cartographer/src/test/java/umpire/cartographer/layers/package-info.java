@NullMarked
package umpire.cartographer.layers;

import org.jspecify.annotations.NullMarked;
