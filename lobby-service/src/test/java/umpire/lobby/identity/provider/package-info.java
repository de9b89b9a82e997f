@NullMarked
package umpire.lobby.identity.provider;

import org.jspecify.annotations.NullMarked;
