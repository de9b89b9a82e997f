/** HTTP: traces for anybody, without a match. */
@NullMarked
package umpire.supply.api;

import org.jspecify.annotations.NullMarked;
