/** What the cells of the charts hold. */
@NullMarked
package umpire.narvik.model.chart;

import org.jspecify.annotations.NullMarked;
