/**
 * What costs much time at a processor, on a few threads of its own: hashes of passwords, and
 * signing keys.
 */
@NullMarked
package umpire.lobby.identity.crypto;

import org.jspecify.annotations.NullMarked;
