/**
 * Telling programs outside what happens in matches: the webhooks of an owner, and what was sent to
 * them.
 */
@NullMarked
package umpire.lobby.webhooks;

import org.jspecify.annotations.NullMarked;
