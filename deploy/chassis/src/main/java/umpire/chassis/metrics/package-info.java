/** Figures of a running service, for Prometheus; docs/operating.md lists them all. */
@NullMarked
package umpire.chassis.metrics;

import org.jspecify.annotations.NullMarked;
