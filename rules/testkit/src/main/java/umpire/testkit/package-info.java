/**
 * What every game is tested with: walks, pairs that a viewer cannot distinguish, cases, double
 * entry, the rule ledger and the walls between packages.
 */
@NullMarked
package umpire.testkit;

import org.jspecify.annotations.NullMarked;
