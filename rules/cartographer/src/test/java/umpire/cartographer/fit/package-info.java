@NullMarked
package umpire.cartographer.fit;

import org.jspecify.annotations.NullMarked;
