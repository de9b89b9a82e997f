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
    int failures,
    Instant dueAt) {

  /** A channel of which rounds after this one are announced. */
  public static TournamentChannelRow begun(
      String channel, String tournament, String boundBy, int round, Instant dueAt) {
    return new TournamentChannelRow(channel, tournament, boundBy, 0, round, 0, true, 0, dueAt);
  }

  /** One more message of a round was sent. */
  public TournamentChannelRow announced(int ofRound, boolean last) {
    int sent = ofRound == round ? parts + 1 : 1;
    return new TournamentChannelRow(
        channel, tournament, boundBy, version, ofRound, sent, last, 0, dueAt);
  }

  /** All that this version has is announced; it is looked at again then. */
  public TournamentChannelRow read(long newVersion, Instant due) {
    return new TournamentChannelRow(
        channel, tournament, boundBy, newVersion, round, parts, whole, 0, due);
  }

  /** It waits until then, though nothing went wrong. */
  public TournamentChannelRow postponed(Instant due) {
    return new TournamentChannelRow(
        channel, tournament, boundBy, version, round, parts, whole, failures, due);
  }

  /** It could not be read or sent; then again. */
  public TournamentChannelRow failed(Instant due) {
    return new TournamentChannelRow(
        channel, tournament, boundBy, version, round, parts, whole, failures + 1, due);
  }
}
