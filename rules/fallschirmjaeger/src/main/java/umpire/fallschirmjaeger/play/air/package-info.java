/**
 * 2.4 to 2.7 What comes by air: drops, transports, seaplanes, supply heads; the fire at it (1.8).
 */
@NullMarked
package umpire.fallschirmjaeger.play.air;

import org.jspecify.annotations.NullMarked;
