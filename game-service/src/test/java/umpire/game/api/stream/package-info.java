/** What streams and sockets are made of, without a service around it. */
@NullMarked
package umpire.game.api.stream;

import org.jspecify.annotations.NullMarked;
