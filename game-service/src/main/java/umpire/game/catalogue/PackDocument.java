package umpire.game.catalogue;

import umpire.chassis.kafka.Payload;

/**
 * Something public of a pack.
 *
 * @param body its bytes
 * @param tag changes with them: the pack's checksum and the build that rendered it
 */
public record PackDocument(Payload body, String tag) {}
