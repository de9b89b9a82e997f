/**
 * Secrets in the database: encrypted by Tink under a key of the installation, and those that were
 * kept otherwise before. Others know {@code SecretEncryption} alone.
 */
@NullMarked
package umpire.lobby.encryption;

import org.jspecify.annotations.NullMarked;
