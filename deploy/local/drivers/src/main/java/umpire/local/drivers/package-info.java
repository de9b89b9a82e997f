/** Programs that use a running Umpire from outside: checks by kill -9, and measurements. */
@NullMarked
package umpire.local.drivers;

import org.jspecify.annotations.NullMarked;
