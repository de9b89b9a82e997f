/**
 * What several chapters ask: the edition ({@code ChapterContext}), fatigue (10), concealment and
 * its tokens (11), land movement (14), ships (20), victory points (25), kinds of action (9), and
 * how a step puts its question.
 */
@NullMarked
package umpire.narvik.rules;

import org.jspecify.annotations.NullMarked;
