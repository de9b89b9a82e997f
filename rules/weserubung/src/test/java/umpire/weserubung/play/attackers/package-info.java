/** What several chapters ask. */
@NullMarked
package umpire.weserubung.play.attackers;

import org.jspecify.annotations.NullMarked;
