/** The map of Opération Weserübung: Norway on its side, from its committed inputs. */
@NullMarked
package umpire.weserubung.map;

import org.jspecify.annotations.NullMarked;
