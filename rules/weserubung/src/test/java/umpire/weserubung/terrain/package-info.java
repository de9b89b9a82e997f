/** What the map says in the words of the rules. */
@NullMarked
package umpire.weserubung.terrain;

import org.jspecify.annotations.NullMarked;
