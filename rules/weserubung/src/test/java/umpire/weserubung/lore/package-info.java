/** What several chapters ask. */
@NullMarked
package umpire.weserubung.lore;

import org.jspecify.annotations.NullMarked;
