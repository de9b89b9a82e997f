/** The action phase (9): actions and reactions, and land movement (14) as one of them. */
@NullMarked
package umpire.narvik.play.action;

import org.jspecify.annotations.NullMarked;
