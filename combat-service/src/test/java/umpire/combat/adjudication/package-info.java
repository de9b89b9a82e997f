/** The adjudicator on its own. */
@NullMarked
package umpire.combat.adjudication;

import org.jspecify.annotations.NullMarked;
