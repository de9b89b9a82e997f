/** What several formats need: a field that is closed after the first round, and balanced sides. */
@NullMarked
package umpire.tournament.shared;

import org.jspecify.annotations.NullMarked;
