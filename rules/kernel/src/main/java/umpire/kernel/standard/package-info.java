/**
 * What games without secrets would each write again: the events of the flow, its refusals, frames
 * and events that everybody sees, and a choice whose offers follow from what bars a command.
 */
@NullMarked
package umpire.kernel.standard;

import org.jspecify.annotations.NullMarked;
