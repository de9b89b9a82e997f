/** The use case: a brief and a key become a report, by the rules of the brief's game. */
@NullMarked
package umpire.combat.adjudication;

import org.jspecify.annotations.NullMarked;
