/** Work for anybody who asks, kept within bounds: how large, how often, how long. */
@NullMarked
package umpire.desk.callers;

import org.jspecify.annotations.NullMarked;
