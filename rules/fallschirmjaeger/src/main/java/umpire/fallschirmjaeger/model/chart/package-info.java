/** Cells of the charts. */
@NullMarked
package umpire.fallschirmjaeger.model.chart;

import org.jspecify.annotations.NullMarked;
