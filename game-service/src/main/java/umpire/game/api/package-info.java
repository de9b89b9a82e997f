/** The HTTP face: limits of the whole house; the packages below hold the other resources. */
@NullMarked
package umpire.game.api;

import org.jspecify.annotations.NullMarked;
