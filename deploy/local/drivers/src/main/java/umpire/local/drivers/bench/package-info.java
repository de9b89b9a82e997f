/** Measurements: times, throughput, processors and memory. */
@NullMarked
package umpire.local.drivers.bench;

import org.jspecify.annotations.NullMarked;
