/** What goes to a combat adjudicator and what comes back. */
@NullMarked
package umpire.kernel.combat;

import org.jspecify.annotations.NullMarked;
