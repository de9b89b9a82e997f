/** What every program is told, and what it tells: arguments, findings, figures. */
@NullMarked
package umpire.local.drivers.program;

import org.jspecify.annotations.NullMarked;
