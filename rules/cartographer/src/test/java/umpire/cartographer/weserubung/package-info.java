@NullMarked
package umpire.cartographer.weserubung;

import org.jspecify.annotations.NullMarked;
