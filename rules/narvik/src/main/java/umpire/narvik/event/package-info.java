/**
 * What has happened: one family of events for each chapter, what each changes and what it says by
 * paragraph. Who is shown what of them is decided in {@code umpire.narvik.play.ShownEvents}.
 */
@NullMarked
package umpire.narvik.event;

import org.jspecify.annotations.NullMarked;
