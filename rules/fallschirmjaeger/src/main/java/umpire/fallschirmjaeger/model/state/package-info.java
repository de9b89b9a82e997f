/** Parts of a position, and set-ups. */
@NullMarked
package umpire.fallschirmjaeger.model.state;

import org.jspecify.annotations.NullMarked;
