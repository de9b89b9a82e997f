/** The map of Opération Weserübung: Norway on its side, from its committed inputs. */
@NullMarked
package umpire.cartographer.weserubung;

import org.jspecify.annotations.NullMarked;
