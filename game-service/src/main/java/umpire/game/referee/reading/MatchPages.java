package umpire.game.referee.reading;

import io.smallrye.mutiny.Uni;
import jakarta.inject.Singleton;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.UUID;
import umpire.chassis.http.Problem;
import umpire.game.referee.access.SpectatorAccess;
import umpire.game.referee.state.MatchIds;
import umpire.game.store.match.ListedRow;
import umpire.game.store.match.MatchFilter;
import umpire.game.store.match.MatchLists;

/**
 * Lists of matches, page by page, newest first. An account's own begin with those that wait for it.
 * A match that begins or ceases to wait between two pages may be met twice or not at all.
 */
@Singleton
public class MatchPages {
  private static final UUID NEWEST = new UUID(-1, -1);
  private static final String WAITING = "w";
  private static final String OTHERS = "o";

  private final MatchLists lists;
  private final SpectatorAccess spectatorAccess;

  MatchPages(MatchLists lists, SpectatorAccess spectatorAccess) {
    this.lists = lists;
    this.spectatorAccess = spectatorAccess;
  }

  /**
   * A page.
   *
   * @param matches on it
   * @param next the cursor of the next page; empty if there is none
   */
  public record Page(List<ListedRow> matches, String next) {
    public Page {
      matches = List.copyOf(matches);
    }
  }

  private record Cursor(String part, UUID before) {}

  /**
   * An account's matches: those that wait for it, then, unless only they are asked for, the rest.
   *
   * @param cursor of an earlier page, or empty for the first
   */
  public Uni<Page> mine(
      String account, boolean waitingOnly, MatchFilter only, String cursor, int most) {
    Cursor from = read(cursor, WAITING);
    if (from.part().equals(OTHERS)) {
      return waitingOnly
          ? Uni.createFrom().item(new Page(List.of(), ""))
          : lists
              .others(account, from.before(), only, most + 1)
              .map(rows -> page(rows, OTHERS, most));
    }
    return lists
        .waiting(account, from.before(), only, most + 1)
        .flatMap(
            waiting ->
                waitingOnly || waiting.size() > most
                    ? Uni.createFrom().item(page(waiting, WAITING, most))
                    : lists
                        .others(account, NEWEST, only, most - waiting.size() + 1)
                        .map(rows -> joined(waiting, rows, most)));
  }

  private static Page joined(List<ListedRow> waiting, List<ListedRow> others, int most) {
    List<ListedRow> all = new ArrayList<>(waiting);
    all.addAll(others);
    // A page that the waiting ones fill is followed by the newest of the others.
    return waiting.size() == most && !others.isEmpty()
        ? new Page(waiting, OTHERS + NEWEST)
        : page(all, OTHERS, most);
  }

  /** The public matches. */
  public Uni<Page> everybodys(MatchFilter only, String cursor, int most) {
    Cursor from = read(cursor, OTHERS);
    return lists
        .everybodys(from.before(), only, most + 1)
        .flatMap(spectatorAccess::everybodys)
        .map(rows -> page(rows, OTHERS, most));
  }

  /** A page of what was read, which is one more than the page holds if there is another. */
  private static Page page(List<ListedRow> rows, String part, int most) {
    if (rows.size() <= most) {
      return new Page(rows, "");
    }
    List<ListedRow> fitting = rows.subList(0, most);
    return new Page(fitting, part + fitting.getLast().match().id());
  }

  private static Cursor read(String cursor, String first) {
    if (cursor.isEmpty()) {
      return new Cursor(first, NEWEST);
    }
    String part = cursor.substring(0, 1);
    Optional<UUID> before = MatchIds.read(cursor.substring(1));
    if (before.isEmpty() || !(part.equals(OTHERS) || part.equals(WAITING))) {
      throw Problem.malformed("/cursor", "cursor is none that a page named").asException();
    }
    return new Cursor(part, before.get());
  }
}
