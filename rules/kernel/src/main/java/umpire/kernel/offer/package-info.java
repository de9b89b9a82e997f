/** What a seat may do: types of command with the permitted values of each parameter. */
@NullMarked
package umpire.kernel.offer;

import org.jspecify.annotations.NullMarked;
