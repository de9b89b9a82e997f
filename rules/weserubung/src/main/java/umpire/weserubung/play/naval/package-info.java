/**
 * 8.0 The naval phase: ways at sea, who stops them on it, the batteries of Oslo, and going aboard.
 */
@NullMarked
package umpire.weserubung.play.naval;

import org.jspecify.annotations.NullMarked;
