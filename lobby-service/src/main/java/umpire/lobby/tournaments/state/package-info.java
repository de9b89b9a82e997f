/** A tournament as it stands, as values: what formats and standings are computed from. */
@NullMarked
package umpire.lobby.tournaments.state;

import org.jspecify.annotations.NullMarked;
