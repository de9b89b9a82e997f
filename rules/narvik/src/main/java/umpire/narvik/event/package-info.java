/**
 * What has happened: one family of events for each chapter, what each changes and what it says by
 * paragraph.
 */
@NullMarked
package umpire.narvik.event;

import org.jspecify.annotations.NullMarked;
