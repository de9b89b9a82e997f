/** What is going on: a family of frames for each chapter, and what they hold. */
@NullMarked
package umpire.narvik.model.frame;

import org.jspecify.annotations.NullMarked;
