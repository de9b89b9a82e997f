/** What belongs to no slice: the clock, and values read from the bodies of requests. */
@NullMarked
package umpire.lobby.common;

import org.jspecify.annotations.NullMarked;
