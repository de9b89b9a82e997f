/** What happens, by chapter. */
@NullMarked
package umpire.fallschirmjaeger.event;

import org.jspecify.annotations.NullMarked;
