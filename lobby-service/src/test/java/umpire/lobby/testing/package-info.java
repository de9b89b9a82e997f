/** What tests of several packages use: clients, receivers, and servers on loopback. */
@NullMarked
package umpire.lobby.testing;

import org.jspecify.annotations.NullMarked;
