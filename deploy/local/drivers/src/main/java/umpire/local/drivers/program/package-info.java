/** Input and output of every program: arguments, findings, figures. */
@NullMarked
package umpire.local.drivers.program;

import org.jspecify.annotations.NullMarked;
