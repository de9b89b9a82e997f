@NullMarked
package umpire.lobby.contract;

import org.jspecify.annotations.NullMarked;
