/** Why something is so or may not be, a family of reasons for each chapter. */
@NullMarked
package umpire.weserubung.model.why;

import org.jspecify.annotations.NullMarked;
