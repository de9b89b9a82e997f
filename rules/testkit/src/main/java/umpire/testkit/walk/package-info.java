/** Random legal matches in which every promise of the rules is checked. */
@NullMarked
package umpire.testkit.walk;

import org.jspecify.annotations.NullMarked;
