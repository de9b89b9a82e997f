/** Tests of what the speed of the rules is measured with. */
@NullMarked
package umpire.arena.bench;

import org.jspecify.annotations.NullMarked;
