/** What happens, and what it changes and says. */
@NullMarked
package umpire.weserubung.event;

import org.jspecify.annotations.NullMarked;
