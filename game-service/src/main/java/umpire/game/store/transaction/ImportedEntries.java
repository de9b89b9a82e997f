package umpire.game.store.transaction;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** The entries of a match that was played elsewhere, from all of its events at once. */
final class ImportedEntries {
  private ImportedEntries() {}

  /**
   * By revision.
   *
   * @param events in the order of their numbers
   * @param shown of each viewer in the order of its seqs
   */
  static SortedMap<Integer, JournalEntry> of(List<EventRow> events, List<ShownRow> shown) {
    TreeMap<Integer, List<EventRow>> happened = new TreeMap<>();
    events.forEach(
        event -> happened.computeIfAbsent(event.revision(), _ -> new ArrayList<>()).add(event));
    Map<Integer, List<ShownRow>> seen = new HashMap<>();
    shown.forEach(row -> seen.computeIfAbsent(row.revision(), _ -> new ArrayList<>()).add(row));
    TreeMap<Integer, JournalEntry> entries = new TreeMap<>();
    Map<String, Integer> seqs = new HashMap<>();
    for (Map.Entry<Integer, List<EventRow>> entry : happened.entrySet()) {
      List<ShownRow> rows = seen.getOrDefault(entry.getKey(), List.of());
      rows.forEach(row -> seqs.put(row.viewer(), row.seq()));
      int last = entry.getValue().getLast().number();
      entries.put(
          entry.getKey(),
          new JournalEntry(last, seqs, entry.getValue(), JournalJson.message(rows)));
    }
    return entries;
  }
}
