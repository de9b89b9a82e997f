/** What each viewer knows of a position, and how a board shows it (11). */
@NullMarked
package umpire.narvik.play.view;

import org.jspecify.annotations.NullMarked;
