package umpire.lobby.discord.store;

import java.time.Instant;

/**
 * A row of {@code discord_tournament}: a channel in which the rounds of a tournament are announced,
 * and how far they are.
 *
 * @param boundBy Discord's id of the user who bound it
 * @param version of the tournament when it was last read; 0 before
 * @param round the last round of which something was announced; 0 before the first
 * @param parts messages of that round that were sent
 * @param whole whether these are all of it
 * @param checkIn whether it was announced that check-in is open
 * @param failures in a row, since something was sent or read
 * @param dueAt when it is looked at next
 */
public record TournamentChannelRow(
    String channel,
    String tournament,
    String boundBy,
    long version,
    int round,
    int parts,
    boolean whole,
    boolean checkIn,
    int failures,
    Instant dueAt) {

  /**
   * A channel of which rounds after this one are announced.
   *
   * @param checkIn whether it is known there that check-in is open
   */
  public static TournamentChannelRow begun(
      String channel,
      String tournament,
      String boundBy,
      int round,
      boolean checkIn,
      Instant dueAt) {
    return new TournamentChannelRow(
        channel, tournament, boundBy, 0, round, 0, true, checkIn, 0, dueAt);
  }

  /** It was announced that check-in is open. */
  public TournamentChannelRow announcedCheckIn() {
    return new TournamentChannelRow(
        channel, tournament, boundBy, version, round, parts, whole, true, 0, dueAt);
  }

  /** One more message of a round was sent. */
  public TournamentChannelRow announced(int ofRound, boolean last) {
    int sent = ofRound == round ? parts + 1 : 1;
    return new TournamentChannelRow(
        channel, tournament, boundBy, version, ofRound, sent, last, checkIn, 0, dueAt);
  }

  /** All that this version has is announced; it is looked at again then. */
  public TournamentChannelRow read(long newVersion, Instant due) {
    return new TournamentChannelRow(
        channel, tournament, boundBy, newVersion, round, parts, whole, checkIn, 0, due);
  }

  /** It waits until then, though nothing went wrong. */
  public TournamentChannelRow postponed(Instant due) {
    return new TournamentChannelRow(
        channel, tournament, boundBy, version, round, parts, whole, checkIn, failures, due);
  }

  /** It could not be read or sent; then again. */
  public TournamentChannelRow failed(Instant due) {
    return new TournamentChannelRow(
        channel, tournament, boundBy, version, round, parts, whole, checkIn, failures + 1, due);
  }
}
