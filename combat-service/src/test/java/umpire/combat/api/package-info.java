/** HTTP, against the running service. */
@NullMarked
package umpire.combat.api;

import org.jspecify.annotations.NullMarked;
