/** The use case: a brief becomes a report, by the rules of the brief's game. */
@NullMarked
package umpire.supply.desk;

import org.jspecify.annotations.NullMarked;
