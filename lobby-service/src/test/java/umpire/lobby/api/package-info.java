@NullMarked
package umpire.lobby.api;

import org.jspecify.annotations.NullMarked;
