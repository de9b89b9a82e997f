package umpire.game.streams;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.UUID;
import umpire.game.store.match.MatchRow;

/** Which seats of a match are present, as one stream has sent it last. */
final class SentPresence {
  private final PresenceTracker presenceTracker;
  private final UUID match;
  private Set<String> here = Set.of();

  /** None was sent yet. */
  SentPresence(PresenceTracker presenceTracker, UUID match) {
    this.presenceTracker = presenceTracker;
    this.match = match;
  }

  /** All seats as they are now, to be sent. */
  Map<String, Boolean> all(MatchRow row) {
    here = presenceTracker.presentSeats(match, here);
    Map<String, Boolean> presence = new LinkedHashMap<>();
    row.seats().forEach(seat -> presence.put(seat.seat(), here.contains(seat.seat())));
    return presence;
  }

  /** What has changed, to be sent. Every seat that comes goes again before it comes again. */
  List<StreamContent> changes() {
    Set<String> before = here;
    here = presenceTracker.presentSeats(match, here);
    Set<String> either = new TreeSet<>(before);
    either.addAll(here);
    return either.stream()
        .filter(seat -> before.contains(seat) != here.contains(seat))
        .<StreamContent>map(seat -> new StreamContent.Presence(match, seat, here.contains(seat)))
        .toList();
  }
}
