package umpire.game.store.transaction;

import umpire.chassis.kafka.Payload;

/**
 * A position as one build wrote it.
 *
 * @param build that wrote it; no other reads it
 * @param revision of the match
 * @param position JSON
 */
public record SnapshotRow(String build, int revision, Payload position) {}
