/** What a match begins with: the set-up, its seats, its calendar. */
@NullMarked
package umpire.weserubung.model.scenario;

import org.jspecify.annotations.NullMarked;
