/** Reasons of findings, by chapter. */
@NullMarked
package umpire.fallschirmjaeger.model.why;

import org.jspecify.annotations.NullMarked;
