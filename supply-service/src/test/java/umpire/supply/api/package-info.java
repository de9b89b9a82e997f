/** HTTP, against the running service. */
@NullMarked
package umpire.supply.api;

import org.jspecify.annotations.NullMarked;
