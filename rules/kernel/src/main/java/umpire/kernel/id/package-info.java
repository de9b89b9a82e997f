/** The numbers by which decisions, draws and questions of a match are named. */
@NullMarked
package umpire.kernel.id;

import org.jspecify.annotations.NullMarked;
