/** 20 Ships: movement, transport, landings, bombardment and the roles of small craft. */
@NullMarked
package umpire.narvik.play.naval;

import org.jspecify.annotations.NullMarked;
