package umpire.game.referee.fairplay;

import java.util.List;
import java.util.OptionalLong;
import java.util.UUID;

/**
 * How a match was played, seat by seat.
 *
 * @param match its id
 * @param seats in the scenario's order
 * @param otherDice the dice that followed no player's command
 */
public record FairPlayReport(UUID match, List<SeatRecord> seats, List<RolledDice> otherDice) {
  public FairPlayReport {
    seats = List.copyOf(seats);
    otherDice = List.copyOf(otherDice);
  }

  /**
   * How a seat was played.
   *
   * @param seat its id
   * @param account who sat there
   * @param answered the decisions that the player answered, in order
   * @param inAdvance how many decisions a standing order answered
   * @param lapsed how many decisions the rules answered because the time had run out
   * @param agreement with {@code bot:greedy}
   * @param dice those that followed the seat's commands, by their sides
   */
  public record SeatRecord(
      String seat,
      String account,
      List<AnsweredDecision> answered,
      int inAdvance,
      int lapsed,
      Agreement agreement,
      List<RolledDice> dice) {
    public SeatRecord {
      answered = List.copyOf(answered);
      dice = List.copyOf(dice);
    }

    /** The times of all decisions that the player answered. */
    public DecisionTimes times() {
      return DecisionTimes.of(
          answered.stream().flatMapToLong(decision -> decision.millis().stream()).toArray());
    }
  }

  /**
   * A decision that a player answered.
   *
   * @param number as it was published
   * @param type of the command, the first of an order of several
   * @param seq the reader's own number after the answer
   * @param millis from the moment it was asked until the answer was written, 0 or more; empty where
   *     the times of the match are not known
   */
  public record AnsweredDecision(int number, String type, int seq, OptionalLong millis) {}

  /**
   * How often a player began an answer as {@code bot:greedy} would have.
   *
   * @param choices the decisions that left more than one command
   * @param compared the first of these, {@link #MOST} at most
   * @param agreed of those that were compared
   */
  public record Agreement(int choices, int compared, int agreed) {
    /** Of each seat: the bot thinks for some milliseconds about each decision. */
    public static final int MOST = 100;
  }
}
