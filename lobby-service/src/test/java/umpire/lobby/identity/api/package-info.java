@NullMarked
package umpire.lobby.identity.api;

import org.jspecify.annotations.NullMarked;
