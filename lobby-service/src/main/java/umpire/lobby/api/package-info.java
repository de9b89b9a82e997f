/** What clients of lobby-service call over HTTP. */
@NullMarked
package umpire.lobby.api;

import org.jspecify.annotations.NullMarked;
