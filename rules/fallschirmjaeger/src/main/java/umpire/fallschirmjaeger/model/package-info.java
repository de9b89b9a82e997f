/** Fallschirmjäger as values: a position, and what stands in it. */
@NullMarked
package umpire.fallschirmjaeger.model;

import org.jspecify.annotations.NullMarked;
