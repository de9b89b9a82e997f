/** Seeks and challenges over HTTP: matches that are offered, joined and declined. */
@NullMarked
package umpire.lobby.api.seeks;

import org.jspecify.annotations.NullMarked;
