/** What is going on, by chapter. */
@NullMarked
package umpire.fallschirmjaeger.model.frame;

import org.jspecify.annotations.NullMarked;
