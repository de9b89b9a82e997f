package umpire.game.streams;

import io.smallrye.mutiny.Uni;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.UUID;
import java.util.concurrent.Executor;
import java.util.concurrent.TimeUnit;
import umpire.game.referee.access.SharedLookups;
import umpire.game.referee.access.SpectatorAccess;
import umpire.game.referee.access.VisibleMatch;
import umpire.game.referee.opening.MatchRegistry;
import umpire.game.referee.reading.MatchReader;
import umpire.game.store.match.MatchRow;
import umpire.game.store.match.SeatRow;
import umpire.game.store.transaction.EventJournal;
import umpire.game.store.transaction.ShownRow;

/**
 * The position of one stream in one match. Each read takes what lies after the last number that was
 * sent, and the seats for which the match waits: not every choice shows an event.
 */
final class MatchCursor {
  /** Of events, for one look. */
  private static final int PAGE = 200;

  /** In milliseconds. */
  private static final long OFTEN = 1_000;

  private final Sources sources;
  private final StreamClient client;
  private final UUID match;
  private final boolean leaves;
  private Stage stage;
  private String viewer = "";
  private int last;
  private String waits = "";
  private final SentDecisions decisions = new SentDecisions();
  private final SentPresence sentPresence;
  private final ReadProgress readProgress = new ReadProgress();
  private boolean more;
  private boolean ended;
  private boolean late;
  private OptionalLong next = OptionalLong.empty();

  /** What all watches ask. */
  record Sources(
      MatchRegistry clerk,
      MatchReader reader,
      SpectatorAccess spectating,
      EventJournal journal,
      PresenceTracker attendance) {}

  private enum Stage {
    FRESH,
    RESUMING,
    GOING_ON
  }

  private MatchCursor(
      Sources sources, StreamClient client, UUID match, boolean leaves, Stage stage, int last) {
    this.sources = sources;
    this.client = client;
    this.match = match;
    this.leaves = leaves;
    this.stage = stage;
    this.last = last;
    this.sentPresence = new SentPresence(sources.attendance(), match);
  }

  /**
   * Begins with a snapshot.
   *
   * @param leaves whether only a match of the viewer's own is followed, and only to its end
   */
  static MatchCursor fresh(Sources sources, StreamClient client, UUID match, boolean leaves) {
    return new MatchCursor(sources, client, match, leaves, Stage.FRESH, 0);
  }

  /** Begins behind a number. */
  static MatchCursor resumed(
      Sources sources, StreamClient client, UUID match, boolean leaves, int after) {
    return new MatchCursor(sources, client, match, leaves, Stage.RESUMING, after);
  }

  UUID match() {
    return match;
  }

  /** The number behind which it goes on; none where it begins with a snapshot. */
  OptionalInt position() {
    return stage == Stage.FRESH ? OptionalInt.empty() : OptionalInt.of(last);
  }

  /** Whether there is more to send at once. */
  boolean hasMore() {
    return more;
  }

  /**
   * By {@link System#nanoTime}, when there is more to send though nothing happens then: of a match
   * that is seen late.
   */
  OptionalLong next() {
    return next;
  }

  /**
   * Whether it has not read as far as was known at the last heartbeat: nobody has woken it since.
   * To be asked at each heartbeat, when nothing else is to be read.
   *
   * @param lastKnown the last revision that is known of the match now
   */
  boolean hasMissed(int lastKnown) {
    return readProgress.hasMissed(lastKnown);
  }

  /** Whether nothing will be sent any more. */
  boolean isEnded() {
    return ended;
  }

  /** Whether the viewer has a seat, as far as was looked. */
  boolean isSeated() {
    return !viewer.isEmpty() && !viewer.equals(ShownRow.PUBLIC);
  }

  /** What is to be sent now. */
  Uni<List<StreamContent>> read(SharedLookups sharedLookups, Executor own) {
    // The row first: what it says is over has no event that is not found afterwards.
    return sharedLookups
        .row(() -> sources.clerk().find(match))
        .emitOn(own)
        .flatMap(row -> read(row, sharedLookups, own));
  }

  private Uni<List<StreamContent>> read(MatchRow row, SharedLookups sharedLookups, Executor own) {
    if (!isFollowed(row)) {
      ended = true;
      List<StreamContent> last =
          stage == Stage.FRESH
              ? List.of()
              : List.of(new StreamContent.Left(match, StreamContent.Leaving.NOT_YOURS));
      return Uni.createFrom().item(last);
    }
    return sources
        .spectating()
        .of(row, client.access(), sharedLookups)
        .emitOn(own)
        .flatMap(glimpse -> read(glimpse, sharedLookups, own));
  }

  /** From here on the row is as it may be shown, and nothing is read that lies after it. */
  private Uni<List<StreamContent>> read(
      SpectatorAccess.Glimpse glimpse, SharedLookups sharedLookups, Executor own) {
    MatchRow row = glimpse.row();
    late = glimpse.late();
    next = nextWake(glimpse.next());
    String now = row.seatOf(client.access().account()).map(SeatRow::seat).orElse(ShownRow.PUBLIC);
    if (stage == Stage.RESUMING) {
      viewer = now;
    }
    if (stage == Stage.FRESH || !viewer.equals(now)) {
      return snapshot(glimpse, now, own);
    }
    int after = last;
    return sharedLookups
        .shown(
            viewer,
            after,
            row.revision(),
            PAGE,
            () -> sources.journal().shown(match, now, after, row.revision(), PAGE))
        .emitOn(own)
        .map(rows -> contents(row, rows))
        .flatMap(all -> withDecision(all, glimpse, own));
  }

  /** With what the seat is asked, if it was not sent yet: right behind what led to it. */
  private Uni<List<StreamContent>> withDecision(
      List<StreamContent> all, SpectatorAccess.Glimpse glimpse, Executor own) {
    int revision = glimpse.row().revision();
    if (!client.decisions() || more || late || !isSeated() || !decisions.isDue(revision)) {
      return Uni.createFrom().item(all);
    }
    return sources
        .reader()
        .visibleMatch(glimpse, client.access().account())
        .emitOn(own)
        .map(
            visibleMatch -> {
              if (decisions.look(revision, visibleMatch.asked())) {
                all.add(new StreamContent.Decision(visibleMatch));
              }
              return all;
            });
  }

  /** The client has this decision, with an answer to its commands. */
  void sentDecision(int number) {
    decisions.sent(number);
  }

  /** What was looked up may be a second old: no cursor looks more often than that by itself. */
  private static OptionalLong nextWake(OptionalLong in) {
    return in.isEmpty()
        ? in
        : OptionalLong.of(
            System.nanoTime() + TimeUnit.MILLISECONDS.toNanos(Math.max(in.getAsLong(), OFTEN)));
  }

  private boolean isFollowed(MatchRow row) {
    String account = client.access().account();
    return leaves
        ? row.seatOf(account).isPresent() || row.keptFor(account).isPresent()
        : client.access().maySee(row);
  }

  /** At the beginning, and again for who has sat down or got up: they see it as another viewer. */
  private Uni<List<StreamContent>> snapshot(
      SpectatorAccess.Glimpse glimpse, String now, Executor own) {
    MatchRow row = glimpse.row();
    if (leaves && isOver(row)) {
      ended = true;
      return Uni.createFrom().item(List.of());
    }
    return sources
        .reader()
        .visibleMatch(glimpse, client.access().account())
        .emitOn(own)
        .map(
            visibleMatch -> {
              stage = Stage.GOING_ON;
              viewer = now;
              noteRead(row);
              last = visibleMatch.seq();
              waits = waits(row);
              boolean _ = decisions.look(row.revision(), visibleMatch.asked());
              more = true;
              return List.of(snapshot(visibleMatch));
            });
  }

  /** Who sees it late has not read as far as it is known, and is woken by the time. */
  private void noteRead(MatchRow row) {
    readProgress.read(late ? Integer.MAX_VALUE : row.revision());
  }

  private StreamContent snapshot(VisibleMatch visibleMatch) {
    return new StreamContent.Snapshot(visibleMatch, presence(visibleMatch.row()));
  }

  private List<StreamContent> contents(MatchRow row, List<ShownRow> rows) {
    List<StreamContent> all = new ArrayList<>();
    if (stage == Stage.RESUMING) {
      stage = Stage.GOING_ON;
      all.add(new StreamContent.Resumed(match, last, presence(row)));
    }
    for (ShownRow one : rows) {
      all.add(new StreamContent.Shown(match, one));
      last = one.seq();
    }
    noteRead(row);
    more = rows.size() == PAGE;
    if (!more && !waits.equals(waits(row))) {
      waits = waits(row);
      all.add(new StreamContent.Waiting(row));
    }
    if (!late) {
      all.addAll(sentPresence.changes());
    }
    if (!more && leaves && isOver(row)) {
      ended = true;
      all.add(new StreamContent.Left(match, StreamContent.Leaving.OVER));
    }
    return all;
  }

  /** Who is there now is not sent to whoever sees what was. */
  private Map<String, Boolean> presence(MatchRow row) {
    return late ? Map.of() : sentPresence.all(row);
  }

  private static String waits(MatchRow row) {
    // That nothing goes on is everybody's to know; why, is not.
    return row.status() + row.stalled().isEmpty() + row.waits();
  }

  private static boolean isOver(MatchRow row) {
    return row.status().equals(MatchRow.OVER);
  }
}
