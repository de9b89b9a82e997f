@NullMarked
package umpire.lobby.api.seeks;

import org.jspecify.annotations.NullMarked;
