/** The supply adjudicator's face: heads, ground sources, lines and their cuts. */
@NullMarked
package umpire.fallschirmjaeger.supply;

import org.jspecify.annotations.NullMarked;
