/** House data of Fallschirmjäger: orders of battle, house charts, the tables of HOUSE and MAP. */
@NullMarked
package umpire.fallschirmjaeger.house;

import org.jspecify.annotations.NullMarked;
