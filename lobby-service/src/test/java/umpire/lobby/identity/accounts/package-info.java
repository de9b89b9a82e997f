@NullMarked
package umpire.lobby.identity.accounts;

import org.jspecify.annotations.NullMarked;
