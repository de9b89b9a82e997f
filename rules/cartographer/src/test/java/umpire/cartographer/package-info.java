@NullMarked
package umpire.cartographer;

import org.jspecify.annotations.NullMarked;
