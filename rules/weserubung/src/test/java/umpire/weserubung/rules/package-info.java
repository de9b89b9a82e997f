/** What several chapters ask. */
@NullMarked
package umpire.weserubung.rules;

import org.jspecify.annotations.NullMarked;
