@NullMarked
package umpire.lobby.api.accounts;

import org.jspecify.annotations.NullMarked;
