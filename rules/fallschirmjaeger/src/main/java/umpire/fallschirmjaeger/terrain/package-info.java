/** 1.1 Terrain: costs, zones, ranges, strength and scatter by hexes. */
@NullMarked
package umpire.fallschirmjaeger.terrain;

import org.jspecify.annotations.NullMarked;
