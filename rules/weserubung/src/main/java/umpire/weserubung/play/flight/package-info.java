/** 7.1-b, 7.2, 7.5-6: flights on their way, whoever meets them, and where they land. */
@NullMarked
package umpire.weserubung.play.flight;

import org.jspecify.annotations.NullMarked;
