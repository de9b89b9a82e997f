/** The map of Assault on Narvik, drawn from its committed inputs. */
@NullMarked
package umpire.narvik.map;

import org.jspecify.annotations.NullMarked;
