/** What a board and a client see. */
@NullMarked
package umpire.fallschirmjaeger.play.view;

import org.jspecify.annotations.NullMarked;
