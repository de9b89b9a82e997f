/** Combat and what follows it: losses, retreat, advance. */
@NullMarked
package umpire.fallschirmjaeger.play.assault;

import org.jspecify.annotations.NullMarked;
