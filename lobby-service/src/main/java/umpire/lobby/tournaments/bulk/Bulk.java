package umpire.lobby.tournaments.bulk;

import java.time.Instant;
import java.util.List;

/**
 * Matches that were opened as one act.
 *
 * @param id UUIDv7; empty for one that was only tried
 * @param host id of an account
 * @param request the id that the host gave it
 * @param digest of what was asked for
 * @param version counts what became of its matches, from 1 on
 * @param webhook that is told the results, empty for none
 * @param matches in the order of their places
 */
public record Bulk(
    String id,
    String host,
    String request,
    String digest,
    long version,
    String game,
    String webhook,
    Instant createdAt,
    List<BulkMatch> matches) {
  public Bulk {
    matches = List.copyOf(matches);
  }
}
