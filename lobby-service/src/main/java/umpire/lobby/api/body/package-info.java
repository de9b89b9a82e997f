/** Values read from the bodies of requests, with the place of what is refused. */
@NullMarked
package umpire.lobby.api.body;

import org.jspecify.annotations.NullMarked;
