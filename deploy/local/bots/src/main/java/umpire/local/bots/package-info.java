/** The house bots: players at the public HTTP API, like anybody. */
@NullMarked
package umpire.local.bots;

import org.jspecify.annotations.NullMarked;
