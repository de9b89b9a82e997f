/**
 * What may be done and what comes of it. Here lies what every chapter needs: the course of one
 * input, frames and who carries them out ({@code Steps}), kinds of action; besides it the set-up
 * (5), the action phase with land movement (9, 10, 14), and concealment with all that decides what
 * a viewer knows (11: {@code Views}, {@code ShownEvents}, {@code Covers}, {@code Resampling}). The
 * other chapters have packages of their own: {@code turn} (6, 7), {@code random} (8, 23, 30, 31),
 * {@code assault} (15), {@code fire} (16), {@code air} (18), {@code naval} (20), {@code edge} (22).
 */
@NullMarked
package umpire.narvik.play;

import org.jspecify.annotations.NullMarked;
