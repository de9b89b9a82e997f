package umpire.tournament.ladder;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import umpire.tournament.Outcome;
import umpire.tournament.Pairing;

/**
 * A ladder. Members challenge those above them; whoever wins against somebody above takes their
 * place, and all between move down by one. A draw changes no place. Periods are numbers that
 * whoever asks counts; they never go back.
 *
 * @param members from the top to the bottom
 * @param challenges those that are not over, in the order in which they were made
 * @param settings the rules
 */
public record Ladder(List<Member> members, List<Challenge> challenges, LadderSettings settings) {
  public Ladder {
    members = List.copyOf(members);
    challenges = List.copyOf(challenges);
    Set<Integer> numbers = new HashSet<>();
    for (Member member : members) {
      if (!numbers.add(member.entrant())) {
        throw new IllegalArgumentException(member.entrant() + " stands on two places");
      }
    }
    Set<Integer> busy = new HashSet<>();
    for (Challenge challenge : challenges) {
      for (int entrant : challenge.pairing().seats()) {
        if (!numbers.contains(entrant) || !busy.add(entrant)) {
          throw new IllegalArgumentException("no challenge: " + challenge);
        }
      }
    }
  }

  /** A new ladder, from the top to the bottom. Throws IllegalArgumentException for doubles. */
  public static Ladder of(List<Integer> order, int period, LadderSettings settings) {
    return new Ladder(
        order.stream().map(entrant -> joined(entrant, period)).toList(), List.of(), settings);
  }

  private static Member joined(int entrant, int period) {
    return new Member(entrant, period, List.of(), 0);
  }

  /** Numbers of entrants from the top to the bottom. */
  public List<Integer> order() {
    return members.stream().map(Member::entrant).toList();
  }

  /**
   * Somebody challenges somebody above. The first seat goes to whoever had it less often, compared
   * with the second; to the challenged if both are equal.
   */
  public LadderResult challenge(int challenger, int challenged) {
    Optional<LadderResult.Refused> refusal = Rules.refusal(this, challenger, challenged);
    if (refusal.isPresent()) {
      return refusal.get();
    }
    boolean challengerFirst =
        members.get(place(challenger)).lead() < members.get(place(challenged)).lead();
    List<Integer> seats =
        challengerFirst ? List.of(challenger, challenged) : List.of(challenged, challenger);
    List<Challenge> more = new ArrayList<>(challenges);
    more.add(new Challenge(challenger, challenged, new Pairing(seats, settings.twice())));
    return new LadderResult.Changed(new Ladder(members, more, settings));
  }

  /** A challenge is called off: no match, no consequence. */
  public LadderResult callOff(int challenger, int challenged) {
    List<Challenge> fewer =
        challenges.stream()
            .filter(one -> one.challenger() != challenger || one.challenged() != challenged)
            .toList();
    return fewer.size() == challenges.size()
        ? noChallenge(challenger + " has not challenged " + challenged + ".")
        : new LadderResult.Changed(new Ladder(members, fewer, settings));
  }

  /**
   * A match is over. A forfeit counts like any other result, but as no side taken. Refused if the
   * pairing is of no challenge. Throws IllegalArgumentException for a period before that of either
   * member.
   *
   * @param period the period in which it was played
   */
  public LadderResult report(Outcome outcome, int period) {
    Optional<Challenge> over =
        challenges.stream().filter(one -> one.pairing().equals(outcome.pairing())).findFirst();
    return over.isEmpty()
        ? noChallenge(outcome.pairing().seats() + " is the pairing of no challenge.")
        : new LadderResult.Changed(Rules.reported(this, over.get(), outcome, period));
  }

  /**
   * Everybody without a challenge who has not played for the number of periods of the settings
   * falls; those who fall keep their order among themselves. They fall again after as many periods
   * more.
   */
  public Ladder decay(int period) {
    return Rules.decayed(this, period);
  }

  /** Somebody joins at the bottom. */
  public LadderResult join(int entrant, int period) {
    if (place(entrant) >= 0) {
      return new LadderResult.Refused(LadderResult.Reason.A_MEMBER, entrant + " is on the ladder.");
    }
    List<Member> more = new ArrayList<>(members);
    more.add(joined(entrant, period));
    return new LadderResult.Changed(new Ladder(more, challenges, settings));
  }

  /** Somebody leaves, and their challenge is called off; those below move up by one. */
  public LadderResult leave(int entrant) {
    if (place(entrant) < 0) {
      return new LadderResult.Refused(
          LadderResult.Reason.NOT_A_MEMBER, entrant + " is not on the ladder.");
    }
    return new LadderResult.Changed(
        new Ladder(
            members.stream().filter(one -> one.entrant() != entrant).toList(),
            challenges.stream().filter(one -> !one.pairing().seats().contains(entrant)).toList(),
            settings));
  }

  /** The place of an entrant, from 0 at the top; -1 if they are not on the ladder. */
  int place(int entrant) {
    return order().indexOf(entrant);
  }

  private static LadderResult noChallenge(String because) {
    return new LadderResult.Refused(LadderResult.Reason.NO_CHALLENGE, because);
  }
}
