/** Battles of every kind, by scripted dice and at random. */
@NullMarked
package umpire.weserubung.play.fight;

import org.jspecify.annotations.NullMarked;
