/** What is going on, a family of frames for each chapter. */
@NullMarked
package umpire.weserubung.model.frame;

import org.jspecify.annotations.NullMarked;
