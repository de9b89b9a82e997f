@NullMarked
package umpire.lobby.ratings;

import org.jspecify.annotations.NullMarked;
