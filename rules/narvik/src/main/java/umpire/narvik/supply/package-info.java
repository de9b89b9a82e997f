/** Supply and bases (19): brief, report, tracer. */
@NullMarked
package umpire.narvik.supply;

import org.jspecify.annotations.NullMarked;
