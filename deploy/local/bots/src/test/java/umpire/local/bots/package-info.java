/** Tests of the bots at a house of their own. */
@NullMarked
package umpire.local.bots;

import org.jspecify.annotations.NullMarked;
