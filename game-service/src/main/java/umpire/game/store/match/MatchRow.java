package umpire.game.store.match;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.UUID;

/**
 * A match as its row has it, with its seats.
 *
 * @param id UUIDv7
 * @param options JSON object
 * @param origin JSON of the first position where the scenario does not give it, else empty
 * @param seed secret until the end
 * @param isPublic whether everybody may look on
 * @param spectators what those who look on without a seat are shown, and when
 * @param terms what was agreed or fixed by a host before it was opened
 * @param importedFrom its id where it was played, empty for a match of our own
 * @param continues JSON {match, after, draws} of the imported match that it goes on from, else
 *     empty
 * @param status {@link #OPEN}, {@link #PLAYING} or {@link #OVER}
 * @param revision counts transactions
 * @param waits JSON of what it waits for, as everyone may know
 * @param stalled why nothing goes on, else empty
 * @param outcome JSON, empty before the end
 * @param clock JSON of terms and hands, empty if time is not measured
 * @param accord JSON of what the seats have offered each other, empty for nothing
 * @param seats in the scenario's order
 */
public record MatchRow(
    UUID id,
    String game,
    String edition,
    String checksum,
    String scenario,
    String options,
    String origin,
    Seed seed,
    String openedBy,
    Instant openedAt,
    boolean isPublic,
    Spectators spectators,
    MatchTerms terms,
    String importedFrom,
    String continues,
    String status,
    int revision,
    String waits,
    String stalled,
    String outcome,
    String clock,
    String accord,
    List<SeatRow> seats) {
  /** Seats are being taken. */
  public static final String OPEN = "open";

  /** The match has begun. */
  public static final String PLAYING = "playing";

  /** The match has ended. */
  public static final String OVER = "over";

  public MatchRow {
    seats = List.copyOf(seats);
  }

  /** The seat of an account. */
  public Optional<SeatRow> seatOf(String account) {
    return account.isEmpty()
        ? Optional.empty()
        : seats.stream().filter(seat -> seat.account().equals(account)).findFirst();
  }

  /** The seat that is kept for an account. */
  public Optional<SeatRow> keptFor(String account) {
    return account.isEmpty()
        ? Optional.empty()
        : seats.stream().filter(seat -> seat.invited().equals(account)).findFirst();
  }

  /**
   * True if an account may know of the match: if it is public, or has to do with the account. One
   * without spectators is for those who have a seat from its beginning on, whoever opened it.
   */
  public boolean seenBy(String account) {
    boolean open = !spectators.none() || status.equals(OPEN);
    return (open && (isPublic || (openedBy.equals(account) && !account.isEmpty())))
        || seatOf(account).isPresent()
        || keptFor(account).isPresent();
  }

  /** The row as it was after an earlier transaction; its clock of then is not kept. */
  public MatchRow as(String statusThen, int revisionThen, String waitsThen, String outcomeThen) {
    return after(revisionThen, statusThen, waitsThen, outcomeThen, "", "");
  }

  /** The row after another transaction, which leaves it not stalled. */
  public MatchRow after(
      int newRevision,
      String newStatus,
      String newWaits,
      String newOutcome,
      String newClock,
      String newAccord) {
    return new MatchRow(
        id,
        game,
        edition,
        checksum,
        scenario,
        options,
        origin,
        seed,
        openedBy,
        openedAt,
        isPublic,
        spectators,
        terms,
        importedFrom,
        continues,
        newStatus,
        newRevision,
        newWaits,
        "",
        newOutcome,
        newClock,
        newAccord,
        seats);
  }

  /** True when every seat is taken. */
  public boolean full() {
    return seats.stream().noneMatch(SeatRow::vacant);
  }

  /** True when every seat is taken and every salt is known, so that the match can begin. */
  public boolean ready() {
    return full() && seats.stream().noneMatch(SeatRow::sealed);
  }

  /**
   * Whether the salts may be shown. Before the beginning they are shown to nobody: whoever takes a
   * seat later must not know the salts of the others.
   */
  public boolean tellsSalts() {
    return !status.equals(OPEN);
  }
}
