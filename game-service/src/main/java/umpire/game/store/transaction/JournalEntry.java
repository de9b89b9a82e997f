package umpire.game.store.transaction;

import java.util.List;
import java.util.Map;
import umpire.chassis.kafka.Payload;

/**
 * What one transaction wrote of what happened.
 *
 * @param lastEvent the number of the last event after it
 * @param seqs the last number of each viewer after it; without those who saw nothing yet
 * @param events what happened
 * @param message of {@code match.events}, with what each viewer was shown
 */
public record JournalEntry(
    int lastEvent, Map<String, Integer> seqs, List<EventRow> events, Payload message) {
  public JournalEntry {
    seqs = Map.copyOf(seqs);
    events = List.copyOf(events);
  }
}
