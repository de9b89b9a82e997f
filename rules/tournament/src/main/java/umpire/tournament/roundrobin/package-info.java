/** Round robins by Berger tables, in groups if there are several. */
@NullMarked
package umpire.tournament.roundrobin;

import org.jspecify.annotations.NullMarked;
