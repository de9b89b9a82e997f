/** The use case: a brief becomes a report, by the rules of the brief's game. */
@NullMarked
package umpire.supply.tracing;

import org.jspecify.annotations.NullMarked;
