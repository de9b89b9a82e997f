/**
 * Matches over HTTP, played by people or bots, and what must be true of them when they are over.
 */
@NullMarked
package umpire.local.drivers.match;

import org.jspecify.annotations.NullMarked;
