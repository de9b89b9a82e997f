/**
 * Telling programs outside what happens in matches: to whom, what, and how it gets there safely.
 */
@NullMarked
package umpire.lobby.webhooks;

import org.jspecify.annotations.NullMarked;
