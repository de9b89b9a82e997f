/** The map of Fallschirmjäger, drawn from its committed inputs. */
@NullMarked
package umpire.fallschirmjaeger.map;

import org.jspecify.annotations.NullMarked;
