/** Reactive work where no request has made a context for it. */
@NullMarked
package umpire.chassis.reactive;

import org.jspecify.annotations.NullMarked;
