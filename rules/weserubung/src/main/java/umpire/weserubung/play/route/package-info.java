/** How a way is declared, whatever for. */
@NullMarked
package umpire.weserubung.play.route;

import org.jspecify.annotations.NullMarked;
